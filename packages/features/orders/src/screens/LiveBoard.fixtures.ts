import { displayOrders, type OrderRow } from '@servery/api';
import { sample } from '@servery/sample';
import { changedOrders as idsOf, showRow } from '@servery/domain/orders';
import { answer } from '@servery/sample/answer';
import { boardOf } from '../mocks/lists.ts';

/** The busiest outlet of the sample, whose board stories show. */
export const outlet = 101;

const openOf = (rows: readonly OrderRow[]) => rows.filter(({ list }) => list !== 'completed');

/**
 * Returns the given number of open orders copied from the sample, each repetition 47 s older than
 * the one before.
 */
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

/** Mocks the board with the given number of open orders; later events are sent as usual. */
export const manyOrders = (count: number) =>
  answer(displayOrders, ({ query, ctx }) => {
    const { world, now } = ctx;
    const merchant_id = ctx.one(query.merchant_id);
    const missed = query.since === undefined ? null : world.eventsSince(merchant_id, query.since);
    const rows = missed
      ? idsOf(missed).map((id) => showRow(world.order(id)))
      : copies(openOf(boardOf(merchant_id, ctx)), count);
    return {
      sequence: world.sequence(merchant_id),
      now: now.toISOString(),
      is_delta: missed !== null,
      orders: rows,
    };
  });

/** Mocks the board with modified orders. */
export const changedOrders = (change: (row: OrderRow, index: number) => Partial<OrderRow>) =>
  answer(displayOrders, ({ query, ctx }) => {
    const merchant_id = ctx.one(query.merchant_id);
    return {
      sequence: ctx.world.sequence(merchant_id),
      now: ctx.now.toISOString(),
      is_delta: false,
      orders: boardOf(merchant_id, ctx).map((row, index) => ({ ...row, ...change(row, index) })),
    };
  });

/** Mocks the board with one open order that is unreadable. */
export const oneUnreadable = answer(displayOrders, ({ query, ctx }) => {
  const merchant_id = ctx.one(query.merchant_id);
  const [row, ...orders] = boardOf(merchant_id, ctx);
  const { id, number, version, status } = row!;
  return {
    sequence: ctx.world.sequence(merchant_id),
    now: ctx.now.toISOString(),
    is_delta: false,
    orders,
    unreadable: [{ id, number, version, status }],
  };
});

/** Mocks the board without orders. */
export const noOrders = answer(displayOrders, ({ query, ctx }) => ({
  sequence: ctx.world.sequence(ctx.one(query.merchant_id)),
  now: ctx.now.toISOString(),
  is_delta: false,
  orders: [],
}));

/** Returns the first new dine-in order of the outlet. */
export const firstNew = (): OrderRow => {
  const rows = sample()
    .ordersOf([outlet])
    .map(showRow)
    .filter(({ list, order_method }) => list === 'new' && order_method === 'dine_in');
  return rows[0]!;
};
