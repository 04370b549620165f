import { demand } from '../people/demand.ts';
import { requireWorth } from './choices.ts';
import type { MenuBook, MenuChange, MenuContext } from './record.ts';
import { put, requireVersion, rowOf } from './rows.ts';
import { showMenu } from './show.ts';

/**
 * Changes only the price of an item, like an edit of it. Its prices for order methods stay. An item
 * that has the price already doesn’t change, whatever its version.
 * @throws `notFound`, `conflict`, `forbidden`, `approvalRequired`, or `invalid` if the price could
 * fall below zero
 */
export function setPrice(
  book: MenuBook,
  id: number,
  { version, price }: { version: number; price: number },
  context: MenuContext,
): MenuChange {
  const item = rowOf(book.items, id);
  if (item.price === price) return { book, id };
  requireVersion(item, version, () => showMenu(book, id, context.now));
  demand(context.actor, 'menu.price', { object_id: id, version });
  requireWorth({ ...item, price }, 'price');
  return { book: { ...book, items: put(book.items, id, { price }) }, id };
}
