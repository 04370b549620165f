import { getOrder, type Order } from '@servery/api';
import { sample } from '@servery/domain/sample';
import { showOrder } from '@servery/domain/orders';
import { answer } from '@servery/domain/sample/answer';

/** The sample's first order of the busiest outlet that is like this, latest first. */
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

/** An order's detail with so many lines. */
export const withLines = (lines: number) =>
  answer(getOrder, ({ params, visit }) => grown(showOrder(visit.world.order(params.id)), lines));
