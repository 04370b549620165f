import { invalid, Problem } from '@servery/api';
import { statusFrom } from '../kitchen/steps.ts';
import { allocate } from '../money/index.ts';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import { changed, requireVersion } from './change.ts';
import { isOpen } from './list.ts';
import type { Act, LineRecord, OrderRecord, ReductionRecord } from './record.ts';
import { divideLine } from './splitParts.ts';

/** How an order is divided. */
export interface SplitInput {
  version: number;
  /** What moves to each new bill; quantities that are in none of them stay with the order. */
  bills: readonly (readonly { line_id: number; quantity: number }[])[];
}

const cannot = (why: string, number: string) =>
  new Problem('cannotSplit', { details: { why, number } });

function requireDivisible(order: OrderRecord): void {
  if (!isOpen(order) || order.status === 'new') throw cannot('closed', order.number);
  if (order.order_method === 'delivery') throw cannot('delivery', order.number);
  if (order.payments.some(({ state }) => state === 'pending' || state === 'authorised'))
    throw cannot('payment', order.number);
}

/** The lines of each bill, what stays first. */
function divide(order: OrderRecord, { bills }: SplitInput, nextId: () => number): LineRecord[][] {
  let left = order.items;
  const moved = bills.map((wanted, i) => {
    const lines = wanted.map(({ line_id, quantity }, j) => {
      const field = `bills.${i}.${j}`;
      const line = left.find(({ id, status }) => id === line_id && status !== 'voided');
      if (!line) throw invalid(`${field}.line_id`, 'unknown', 'This item isn’t on the order.');
      if (quantity > line.quantity)
        throw invalid(`${field}.quantity`, 'too_many', 'The order doesn’t have that many.');
      if (quantity === line.quantity) {
        left = left.filter((other) => other !== line);
        return line;
      }
      const [stays, leaves] = divideLine(line, quantity, nextId());
      left = left.map((other) => (other === line ? stays : other));
      return leaves;
    });
    return lines.map((line) => ({ ...line, origin_id: line.origin_id ?? order.id }));
  });
  return [left, ...moved];
}

/** The reductions of each bill: a rate goes with all of them, an amount in proportion to their items. */
function divideReductions(
  order: OrderRecord,
  parts: readonly LineRecord[][],
  nextId: () => number,
): ReductionRecord[][] {
  const values = parts.map((items) => billOf({ ...order, items, reductions: [] }).totals.net);
  const divided = order.reductions.map((reduction): ReductionRecord[] => {
    const { amount } = reduction;
    const shares =
      reduction.rate !== null || amount === null || values.every((value) => value === 0)
        ? null
        : allocate(amount, values);
    return parts.map((_items, i) => ({
      ...reduction,
      id: i === 0 ? reduction.id : nextId(),
      ...(shares && { amount: shares[i]! }),
    }));
  });
  return parts.map((_items, i) =>
    // The order keeps even nothing of an amount, so that its reductions stay in their order.
    divided.map((shares) => shares[i]!).filter(({ amount }) => i === 0 || amount !== 0),
  );
}

/**
 * Divides an order into bills: its lines move with their price and what was sent, every quantity is
 * on one bill, and nothing is made again. The money that was taken stays with the order.
 * `numbers` are the numbers of the new orders without the letter of their method.
 * Returns the order first, then a new order for each bill.
 * @throws `cannotSplit` if the order is not accepted or is over, is a delivery, has a payment in
 * flight, has been paid more than what would stay, or would be left without items.
 */
export function splitOrder(
  order: OrderRecord,
  input: SplitInput,
  numbers: readonly string[],
  act: Act,
): [order: OrderRecord, ...siblings: OrderRecord[]] {
  requireVersion(order, input.version);
  requireDivisible(order);
  demand(act.actor, 'order.split', { object_id: order.id, version: order.version });
  const parts = divide(order, input, act.nextId);
  if (parts[0]!.every(({ status }) => status === 'voided')) throw cannot('empty', order.number);
  const reductions = divideReductions(order, parts, act.nextId);
  const split_group_id = order.split_group_id ?? order.id;
  const letter = order.number.charAt(0);
  const names = input.bills.map((_bill, i) => (numbers[i] ? `${letter}${numbers[i]}` : ''));
  const bills = parts.map((items, i): OrderRecord => {
    const bill: OrderRecord = {
      ...order,
      items,
      reductions: reductions[i]!,
      split_group_id,
      ...statusOf(order, items, act),
      // A bill that was printed shows items that are now on another one.
      is_bill_printed: false,
      undo: null,
    };
    return i === 0 ? bill : siblingOf(bill, names[i - 1]!, act);
  });
  const [first, ...siblings] = bills as [OrderRecord, ...OrderRecord[]];
  if (moneyOf(first, billOf(first).totals.total).balance < 0) throw cannot('paid', order.number);
  return [
    changed(first, act, 'split', { to: names.join(', ') }),
    ...siblings.map((bill) => changed(bill, act, 'split_off', { from: order.number })),
  ];
}

/** The status that follows from the lines of a bill, with its moments if it is another one. */
function statusOf(order: OrderRecord, items: LineRecord[], { now }: Act) {
  const status = statusFrom({ status: order.status, items });
  if (status === order.status) return { status };
  const at = now.toISOString();
  return { status, status_at: at, ready_at: status === 'ready' ? at : null };
}

/** A new order beside the one that it was split from, before anything happened to it. */
function siblingOf(bill: OrderRecord, number: string, { nextId }: Act): OrderRecord {
  const id = nextId();
  return {
    ...bill,
    id,
    number,
    version: 0,
    transaction_id: `T${id.toString(36).toUpperCase()}`,
    member: null,
    // The guests of a seating are counted once, with the order that they were counted with.
    covers: 0,
    review_at: null,
    reasons: [],
    payments: [],
    refunds: [],
    timeline: [],
  };
}
