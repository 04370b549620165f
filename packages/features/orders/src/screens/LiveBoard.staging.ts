import { displayOrders, type OrderRow } from '@servery/api';
import { sample } from '@servery/domain/sample';
import { showRow } from '@servery/domain/orders';
import { answer } from '@servery/domain/sample/answer';
import { boardOf } from '../mocks/lists.ts';

/** The busiest outlet of the sample, whose board stories show. */
export const outlet = 101;

const openOf = (rows: readonly OrderRow[]) => rows.filter(({ list }) => list !== 'completed');

/** So many open orders, made of the sample's own, each a little older than the one it copies. */
const copies = (rows: readonly OrderRow[], count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length]!;
    const round = Math.floor(index / rows.length);
    const earlier = (instant: string) =>
      new Date(Date.parse(instant) - round * 47_000).toISOString();
    return {
      ...row,
      id: row.id + round,
      number: String(index + 1).padStart(3, '0'),
      placed_at: earlier(row.placed_at),
      status_at: earlier(row.status_at),
    };
  });

/** The board with so many open orders; what happens after is told as ever. */
export const manyOrders = (count: number) =>
  answer(displayOrders, ({ query, visit }) => {
    const { world, now } = visit;
    const merchant_id = visit.one(query.merchant_id);
    const missed = query.since === undefined ? null : world.eventsSince(merchant_id, query.since);
    const rows = missed
      ? missed.map(({ order_id }) => showRow(world.order(order_id)))
      : copies(openOf(boardOf(merchant_id, visit)), count);
    return {
      sequence: world.sequence(merchant_id),
      now: now.toISOString(),
      is_delta: missed !== null,
      orders: rows,
    };
  });

/** The board with its orders made into others. */
export const changedOrders = (change: (row: OrderRow, index: number) => Partial<OrderRow>) =>
  answer(displayOrders, ({ query, visit }) => {
    const merchant_id = visit.one(query.merchant_id);
    return {
      sequence: visit.world.sequence(merchant_id),
      now: visit.now.toISOString(),
      is_delta: false,
      orders: boardOf(merchant_id, visit).map((row, index) => ({ ...row, ...change(row, index) })),
    };
  });

/** The board with one of its open orders unreadable. */
export const oneUnreadable = answer(displayOrders, ({ query, visit }) => {
  const merchant_id = visit.one(query.merchant_id);
  const [row, ...orders] = boardOf(merchant_id, visit);
  const { id, number, version, status } = row!;
  return {
    sequence: visit.world.sequence(merchant_id),
    now: visit.now.toISOString(),
    is_delta: false,
    orders,
    unreadable: [{ id, number, version, status }],
  };
});

/** The board without an order. */
export const noOrders = answer(displayOrders, ({ query, visit }) => ({
  sequence: visit.world.sequence(visit.one(query.merchant_id)),
  now: visit.now.toISOString(),
  is_delta: false,
  orders: [],
}));

/** The newest order of the outlet on the board now. */
export const firstNew = (): OrderRow => {
  const rows = sample()
    .ordersOf([outlet])
    .map(showRow)
    .filter(({ list, order_method }) => list === 'new' && order_method === 'dine_in');
  return rows[0]!;
};
