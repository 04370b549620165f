import { statusFrom } from '../kitchen/steps.ts';
import { billOf, moneyOf } from './bill.ts';
import { changed } from './change.ts';
import { kitchenOf } from './lineKitchen.ts';
import { isOpen } from './list.ts';
import { excessOf } from './requireBill.ts';
import type { ActionContext, LineRecord, OrderRecord } from './record.ts';

const isAccepted = (order: OrderRecord) => isOpen(order) && order.status !== 'new';

const hasPaymentInFlight = ({ payments }: OrderRecord) =>
  payments.some(({ state }) => state === 'pending' || state === 'authorised');

/** Whether an order's bill can still grow: accepted, unpaid, and no payment in flight. */
const canGrow = (order: OrderRecord): boolean =>
  isAccepted(order) &&
  order.order_method === 'dine_in' &&
  moneyOf(order, billOf(order).totals.total).balance > 0 &&
  !hasPaymentInFlight(order);

/** Whether an order was placed to be added to the bill of its seating. */
const joins = ({ timeline }: OrderRecord) => timeline[0]?.facts['joins'] === true;

/**
 * Returns the bill that a table's round is added to: the newest unpaid one of its seating. Returns
 * null for a round that still has to be accepted, and if there is no such bill.
 */
export function billFor(round: OrderRecord, bills: readonly OrderRecord[]): OrderRecord | null {
  const { table } = round;
  if (table === null || !joins(round) || !isAccepted(round) || hasPaymentInFlight(round))
    return null;
  // A round that would make a bill too large starts a new one.
  const canHoldRound = (bill: OrderRecord) =>
    excessOf({ ...bill, items: [...bill.items, ...round.items] }) === null;
  const others = bills.filter(
    (bill) => bill.id !== round.id && canGrow(bill) && canHoldRound(bill),
  );
  const own = others.filter((bill) => bill.table?.id === table.id);
  const candidates = own.length > 0 ? own : others;
  return (
    candidates.toSorted((a, b) => b.placed_at.localeCompare(a.placed_at) || b.id - a.id)[0] ?? null
  );
}

const latest = (a: string | null, b: string | null) =>
  a !== null && (b === null || a > b) ? a : b;

/** Returns a line with its firing time set to now if this round sends it to the kitchen. */
const calledAt = (line: LineRecord, fired_at: string): LineRecord =>
  line.status === 'queued' && kitchenOf(line).fired_at === null
    ? { ...line, kitchen: { ...kitchenOf(line), fired_at } }
    : line;

/**
 * Adds the lines of a round to the bill of its seating. The kitchen makes only the new lines,
 * guests are counted once, and a printed bill has to be printed again.
 */
export function addRound(
  bill: OrderRecord,
  round: OrderRecord,
  context: ActionContext,
): OrderRecord {
  const at = context.now.toISOString();
  const items = [...bill.items, ...round.items.map((line) => calledAt(line, at))];
  const status = statusFrom({ status: 'accepted', items });
  const quantity = round.items.reduce((sum, line) => sum + line.quantity, 0);
  const next: OrderRecord = {
    ...bill,
    items,
    status,
    status_at: status === bill.status ? bill.status_at : at,
    ready_at: status === 'ready' ? bill.ready_at : null,
    served_at: null,
    promised_at: latest(bill.promised_at, round.promised_at),
    covers: Math.max(bill.covers, round.covers),
    note: [bill.note, round.note].filter(Boolean).join('\n').slice(0, 500),
    is_bill_printed: false,
    undo: null,
  };
  return changed(next, context, 'add_round', { quantity });
}

/**
 * Adds a guest order that was just accepted to the bill of its seating. Returns the bill with the
 * lines first, then the order, which is empty and has the status `merged`.
 */
export function joinBill(
  bill: OrderRecord,
  order: OrderRecord,
  context: ActionContext,
): [bill: OrderRecord, order: OrderRecord] {
  const items = order.items.map((line) => ({ ...line, origin_id: line.origin_id ?? order.id }));
  const joined: OrderRecord = {
    ...order,
    status: 'merged',
    status_at: context.now.toISOString(),
    merged_into: bill.id,
    undo: null,
    items: [],
    reductions: [],
    payments: [],
    refunds: [],
  };
  return [
    addRound(
      {
        ...bill,
        payments: [...bill.payments, ...order.payments],
        refunds: [...bill.refunds, ...order.refunds],
      },
      { ...order, items },
      context,
    ),
    changed(joined, context, 'join_bill', { to: bill.number }),
  ];
}
