import { getOrder, type Order } from '@servery/api';
import { sample } from '@servery/sample';
import { showOrder } from '@servery/domain/orders';
import { answer } from '@servery/sample/answer';

/**
 * Returns the latest order of the sample's busiest outlet that matches the predicate. Throws if
 * there is none.
 */
export function sampleOrder(isWanted: (order: Order) => boolean): Order {
  const found = [...sample().orders.values()]
    .filter(({ merchant_id }) => merchant_id === 101)
    .toSorted((a, b) => b.placed_at.localeCompare(a.placed_at))
    .map(showOrder)
    .find(isWanted);
  if (!found) throw new Error('The sample has no such order.');
  return found;
}

const grown = (order: Order, lines: number): Order => {
  const items = Array.from({ length: lines }, (_, i) => {
    const line = order.items[i % order.items.length]!;
    return i % 9 === 8
      ? { ...line, id: i + 1, name: `${line.name} with everything that the kitchen can think of` }
      : { ...line, id: i + 1 };
  });
  return { ...order, items, item_count: items.reduce((sum, { quantity }) => sum + quantity, 0) };
};

/** Mocks an order's detail with the given number of lines. */
export const withLines = (lines: number) =>
  answer(getOrder, ({ params, ctx }) => grown(showOrder(ctx.world.order(params.id)), lines));
