import { isUsedUp } from '../menu/availability.ts';
import { stockSteps, takeStock, type Counted, type OrderRecord } from '../orders/index.ts';
import type { World } from './world.ts';

/** Takes what a change of an order sells from the balances, puts back what it does not, and writes down why. */
export function postStock(
  world: World,
  before: OrderRecord | null,
  after: OrderRecord,
  by: string,
): OrderRecord {
  const steps = stockSteps(before, after);
  if (steps.length === 0) return after;
  const book = world.menus.of(after.merchant_id);
  const counted = book.items.flatMap(({ id, stock, allow_negative }): Counted[] =>
    stock === null ? [] : [{ id, stock, allow_negative }],
  );
  const mover = { actor: { name: by }, now: world.now(), nextId: () => world.nextId() };
  const { order, items, moves } = takeStock(after, steps, counted, mover);
  if (items.length === 0 && moves.length === 0) return order;
  const stocks = new Map(items.map(({ id, stock }) => [id, stock]));
  world.menus.keep({
    book: {
      ...book,
      items: book.items.map((item) =>
        stocks.has(item.id) ? { ...item, stock: stocks.get(item.id)! } : item,
      ),
    },
    moves,
  });
  const was = new Map(counted.map((item) => [item.id, item]));
  for (const item of items)
    if (isUsedUp(item) !== isUsedUp(was.get(item.id)!))
      world.tell('menu.changed', after.merchant_id, { id: item.id, version: 0 });
  return order;
}
