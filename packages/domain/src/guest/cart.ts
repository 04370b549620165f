import { Problem, type MenuItem, type WantedLine } from '@servery/api';
import type { Act } from '../orders/record.ts';
import { newCartLines, updateCartLine } from '../tables/cart.ts';
import type { CartRecord, Floor } from '../tables/record.ts';
import { guestLimitsOf, requireGuestCart } from './limits.ts';

const cartAt = ({ carts }: Pick<Floor, 'carts'>, table_id: number) =>
  carts.filter((line) => line.table_id === table_id);

/** What guests at a table want, as lines of the cart that they share. */
export function addGuestLines(
  floor: Floor,
  wish: { table_id: number; lines: readonly WantedLine[] },
  menu: ReadonlyMap<number, MenuItem>,
  act: Act,
): CartRecord[] {
  const added = newCartLines(floor, wish, menu, act);
  requireGuestCart([...cartAt(floor, wish.table_id), ...added], guestLimitsOf(act.shop.settings));
  return added;
}

/** Another quantity or note of a line of the cart; the cart stays one that guests can send, or becomes smaller. */
export function updateGuestLine(
  floor: Pick<Floor, 'carts'>,
  line: CartRecord,
  wish: { version: number; quantity: number; note: string },
  { shop }: Pick<Act, 'shop'>,
): CartRecord {
  const updated = updateCartLine(line, wish);
  const others = cartAt(floor, line.table_id).filter(({ id }) => id !== line.id);
  if (updated.quantity > line.quantity)
    requireGuestCart([...others, updated], guestLimitsOf(shop.settings));
  return updated;
}

/** A line of a cart by its id; one at another table does not exist for these guests. */
export function guestLineOf({ carts }: Pick<Floor, 'carts'>, table_id: number, id: number) {
  const line = carts.find((one) => one.id === id && one.table_id === table_id);
  if (!line) throw new Problem('notFound');
  return line;
}
