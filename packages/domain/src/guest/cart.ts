import { Problem, type MenuItem, type WantedLine } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';
import { newCartLines, updateCartLine } from '../tables/cart.ts';
import type { CartRecord, Floor } from '../tables/record.ts';
import { guestLimitsOf, requireGuestCart } from './limits.ts';

const cartAt = ({ carts }: Pick<Floor, 'carts'>, table_id: number) =>
  carts.filter((line) => line.table_id === table_id);

/** Returns the lines that guests add to the shared cart of their table. */
export function addGuestLines(
  floor: Floor,
  input: { table_id: number; lines: readonly WantedLine[] },
  menu: ReadonlyMap<number, MenuItem>,
  context: ActionContext,
): CartRecord[] {
  const added = newCartLines(floor, input, menu, context);
  requireGuestCart(
    [...cartAt(floor, input.table_id), ...added],
    guestLimitsOf(context.shop.settings),
  );
  return added;
}

/**
 * Returns a cart line with a new quantity or note; an increase must leave a cart that guests can
 * send.
 */
export function updateGuestLine(
  floor: Pick<Floor, 'carts'>,
  line: CartRecord,
  input: { version: number; quantity: number; note: string },
  { shop }: Pick<ActionContext, 'shop'>,
): CartRecord {
  const updated = updateCartLine(line, input);
  const others = cartAt(floor, line.table_id).filter(({ id }) => id !== line.id);
  if (updated.quantity > line.quantity)
    requireGuestCart([...others, updated], guestLimitsOf(shop.settings));
  return updated;
}

/**
 * Returns a cart line of a table by its id; to these guests, a line at another table doesn't exist.
 * @throws `notFound`
 */
export function guestLineOf({ carts }: Pick<Floor, 'carts'>, table_id: number, id: number) {
  const line = carts.find((one) => one.id === id && one.table_id === table_id);
  if (!line) throw new Problem('notFound');
  return line;
}
