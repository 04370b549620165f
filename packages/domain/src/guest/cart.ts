import { Problem, type MenuItem, type WantedLine } from '@servery/api';
import type { Act } from '../orders/record.ts';
import { addToCart } from '../tables/cart.ts';
import type { CartRecord, Floor } from '../tables/record.ts';

/** Lines that the cart of one table has room for: more is no meal but a prank. */
export const mostGuestLines = 60;

/** What guests at a table want, as lines of the cart that they share. */
export function addGuestLines(
  floor: Floor,
  wish: { table_id: number; lines: readonly WantedLine[] },
  menu: ReadonlyMap<number, MenuItem>,
  act: Act,
): CartRecord[] {
  const there = floor.carts.filter(({ table_id }) => table_id === wish.table_id).length;
  if (there + wish.lines.length > mostGuestLines)
    throw new Problem('notAllowedNow', { details: { why: 'cart_full', most: mostGuestLines } });
  return addToCart(floor, wish, menu, act);
}

/** A line of a cart by its id; one at another table does not exist for these guests. */
export function guestLineOf({ carts }: Pick<Floor, 'carts'>, table_id: number, id: number) {
  const line = carts.find((one) => one.id === id && one.table_id === table_id);
  if (!line) throw new Problem('notFound');
  return line;
}
