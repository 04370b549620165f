import { isUsedUp } from '@servery/domain/menu';
import { stockSteps, takeStock, type Counted, type OrderRecord } from '@servery/domain/orders';
import type { World } from './world.ts';

/**
 * Deducts from stock the items that a change of an order sells, returns those it no longer sells,
 * and records why. Returns the changed order.
 */
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
  world.menus.save({
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
      world.emit({
        kind: 'menu.changed',
        merchant_id: after.merchant_id,
        subject: { kind: 'menu_item', id: item.id },
        version: 0,
      });
  return order;
}
