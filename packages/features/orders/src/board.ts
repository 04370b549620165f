import type { displayOrders, OrderList, OrderRow, Output } from '@servery/api';

/** What the live board shows. */
export type Board = Output<typeof displayOrders>;

/** A board with newer rows put in; rows never go back in version. */
export function mergeRows(board: Board, rows: readonly OrderRow[]): Board {
  const orders = new Map(board.orders.map((order) => [order.id, order]));
  for (const row of rows) {
    if ((orders.get(row.id)?.version ?? -1) <= row.version) orders.set(row.id, row);
  }
  return { ...board, orders: [...orders.values()] };
}

/** A board brought up to a later answer of its host. */
export const mergeBoard = (board: Board, delta: Board): Board =>
  delta.is_delta
    ? { ...mergeRows(board, delta.orders), sequence: delta.sequence, now: delta.now }
    : delta;

/** The orders of one lane: the longest waiting first, the latest completed first. */
export function laneOf(board: Board, lane: OrderList): OrderRow[] {
  const rows = board.orders.filter(({ list }) => list === lane);
  return lane === 'completed'
    ? rows.sort((a, b) => b.status_at.localeCompare(a.status_at))
    : rows.sort((a, b) => a.placed_at.localeCompare(b.placed_at) || a.id - b.id);
}
