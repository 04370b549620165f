import { invalid, Problem, type DetailsOf } from '@servery/api';
import { statusFrom } from '../kitchen/steps.ts';
import { allocate } from '../money/index.ts';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import { changed, requireVersion } from './change.ts';
import { isOpen } from './list.ts';
import type { ActionContext, LineRecord, OrderRecord, ReductionRecord } from './record.ts';
import { divideLine } from './splitParts.ts';

/** The division of an order. */
export interface SplitInput {
  version: number;
  /** The quantities that move to each new bill; all others stay with the order. */
  bills: readonly (readonly { line_id: number; quantity: number }[])[];
}

const cannot = (why: DetailsOf<'cannotSplit'>['why'], number: string) =>
  new Problem('cannotSplit', { details: { why, number } });

function requireDivisible(order: OrderRecord): void {
  if (!isOpen(order) || order.status === 'new') throw cannot('closed', order.number);
  if (order.order_method === 'delivery') throw cannot('delivery', order.number);
  if (order.payments.some(({ state }) => state === 'pending' || state === 'authorised'))
    throw cannot('payment', order.number);
}

/** Returns the lines of each bill, the remaining ones of the order first. */
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

/**
 * Returns the reductions of each bill: a rate applies to all of them, an amount is divided in
 * proportion to their items.
 */
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
    // The order keeps even a zero share of an amount, so that its reductions stay in their order.
    divided.map((shares) => shares[i]!).filter(({ amount }) => i === 0 || amount !== 0),
  );
}

/**
 * Divides an order into bills: its lines move with their price and sent quantity, every quantity is
 * on one bill, and nothing is made again. Captured money stays with the order. `numbers` are the
 * numbers of the new orders without the letter of their method. Returns the order first, then a new
 * order for each bill.
 * @throws `cannotSplit` if the order is not accepted or has ended, is a delivery, has a payment in
 * flight, has been paid more than what would stay, or would be left without items.
 * @throws `invalid`
 */
export function splitOrder(
  order: OrderRecord,
  input: SplitInput,
  numbers: readonly string[],
  context: ActionContext,
): [order: OrderRecord, ...siblings: OrderRecord[]] {
  requireVersion(order, input.version);
  requireDivisible(order);
  demand(context.actor, 'order.split', { object_id: order.id, version: order.version });
  const parts = divide(order, input, context.nextId);
  if (parts[0]!.every(({ status }) => status === 'voided')) throw cannot('empty', order.number);
  const reductions = divideReductions(order, parts, context.nextId);
  const split_group_id = order.split_group_id ?? order.id;
  const [letters = ''] = /^\D*/.exec(order.number) ?? [];
  const names = input.bills.map((_bill, i) => (numbers[i] ? `${letters}${numbers[i]}` : ''));
  const bills = parts.map((items, i): OrderRecord => {
    const bill: OrderRecord = {
      ...order,
      items,
      reductions: reductions[i]!,
      split_group_id,
      ...statusOf(order, items, context),
      // The printed bill would show items that are now on another bill.
      is_bill_printed: false,
      undo: null,
    };
    return i === 0 ? bill : siblingOf(bill, names[i - 1]!, context);
  });
  const [first, ...siblings] = bills as [OrderRecord, ...OrderRecord[]];
  if (moneyOf(first, billOf(first).totals.total).balance < 0) throw cannot('paid', order.number);
  return [
    changed(first, context, 'split', { to: names.join(', ') }),
    ...siblings.map((bill) => changed(bill, context, 'split_off', { from: order.number })),
  ];
}

/** Returns the status that follows from the lines of a bill, with its timestamps if it changes. */
function statusOf(order: OrderRecord, items: LineRecord[], { now }: ActionContext) {
  const status = statusFrom({ status: order.status, items });
  if (status === order.status) return { status };
  const at = now.toISOString();
  return { status, status_at: at, ready_at: status === 'ready' ? at : null };
}

/** Returns a new order for a bill that was split off, before any change to it. */
function siblingOf(bill: OrderRecord, number: string, { nextId }: ActionContext): OrderRecord {
  const id = nextId();
  return {
    ...bill,
    id,
    number,
    version: 0,
    transaction_id: `T${id.toString(36).toUpperCase()}`,
    member: null,
    // The guests of a seating are counted once, on the original order.
    covers: 0,
    review_at: null,
    reasons: [],
    payments: [],
    refunds: [],
    timeline: [],
  };
}
