import type { displayOrders, OrderList, OrderRow, Output } from '@servery/api';
import { unreadableAfter } from '@servery/api/live-board';

/** The content of the live board. */
export type Board = Output<typeof displayOrders>;

/** Returns a board with newer rows merged in; a row is never replaced by an older version. */
export function mergeRows(board: Board, rows: readonly OrderRow[]): Board {
  const orders = new Map(board.orders.map((order) => [order.id, order]));
  for (const row of rows) {
    if ((orders.get(row.id)?.version ?? -1) <= row.version) orders.set(row.id, row);
  }
  return { ...board, orders: [...orders.values()] };
}

/** Returns a board updated with a later response; unchanged orders stay the same objects. */
export function mergeBoard(board: Board, next: Board): Board {
  if (next.is_delta) {
    const { orders } = mergeRows(board, next.orders);
    const unreadable = unreadableAfter(board, next.orders, next.unreadable);
    const hidden = new Set(unreadable.map(({ id }) => id));
    return {
      ...board,
      orders: orders.filter(({ id }) => !hidden.has(id)),
      unreadable,
      sequence: next.sequence,
      now: next.now,
    };
  }
  const known = new Map(board.orders.map((order) => [order.id, order]));
  const merged = next.orders.map((row) => {
    const old = known.get(row.id);
    return old && isSame(old, row) ? old : row;
  });
  return { ...next, orders: merged };
}

/** Compares the reasons as well, because time alone opens them without a new version. */
const isSame = (a: OrderRow, b: OrderRow) =>
  a.version === b.version && a.list === b.list && a.reasons.join() === b.reasons.join();

/** Timestamps share one format, so string comparison sorts them chronologically. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const longestWaiting = (a: OrderRow, b: OrderRow) =>
  compare(a.placed_at, b.placed_at) || a.id - b.id;
const latest = (a: OrderRow, b: OrderRow) => compare(b.status_at, a.status_at) || b.id - a.id;

/** Whether a new order has waited longer than the merchant allows. */
export const isOverdue = ({ reasons }: Pick<OrderRow, 'reasons'>): boolean =>
  reasons.includes('accept_overdue');

const overdueFirst = (a: OrderRow, b: OrderRow) =>
  Number(isOverdue(b)) - Number(isOverdue(a)) || longestWaiting(a, b);

/** Later than any promised time, so that orders without one sort last. */
const never = '9999';

const attentionFirst = (a: OrderRow, b: OrderRow) => {
  const [isUrgent, isOtherUrgent] = [a.reasons.length > 0, b.reasons.length > 0];
  if (isUrgent !== isOtherUrgent) return isUrgent ? -1 : 1;
  if (isUrgent) return longestWaiting(a, b);
  return compare(a.promised_at ?? never, b.promised_at ?? never) || longestWaiting(a, b);
};

/**
 * Returns the orders of each lane. New: overdue first, then the longest waiting. Action needed:
 * orders with an open reason first, oldest at the top, then the others by promised time. Completed:
 * latest first.
 */
export function lanesOf(orders: readonly OrderRow[]): Record<OrderList, OrderRow[]> {
  const lanes: Record<OrderList, OrderRow[]> = { new: [], action: [], completed: [] };
  for (const order of orders) if (order.list) lanes[order.list].push(order);
  lanes.new.sort(overdueFirst);
  lanes.action.sort(attentionFirst);
  lanes.completed.sort(latest);
  return lanes;
}
