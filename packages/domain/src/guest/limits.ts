import { notNow, type CartLimits, type GuestLimits, type MerchantSettings } from '@servery/api';
import { showCartLine } from '../tables/show.ts';
import type { CartRecord } from '../tables/record.ts';

/** The limits on guest orders unless the merchant has set its own. */
export const defaultCartLimits: CartLimits = {
  max_lines: 60,
  max_quantity: 50,
  max_total: 500_000,
};

/** The limits on guest actions without staff unless the merchant has set its own. */
export const defaultGuestLimits: GuestLimits = {
  ...defaultCartLimits,
  max_joins_per_address: 30,
  max_joins_per_phone: 5,
  max_bookings_per_address: 10,
  max_bookings_per_phone: 3,
};

/** Returns a merchant's limits on guest actions without staff. */
export const guestLimitsOf = ({ guest_limits }: Pick<MerchantSettings, 'guest_limits'>) =>
  guest_limits ?? defaultGuestLimits;

/**
 * Requires that a table's cart is one that guests can send.
 * @throws `notAllowedNow` with `why` and the limit as `most`: `cart_full` for too many lines,
 * `quantity_limit` for too many of one dish, `total_limit` for goods of too high a value.
 */
export function requireGuestCart(lines: readonly CartRecord[], limits: CartLimits): void {
  const { max_lines, max_quantity, max_total } = limits;
  if (lines.length > max_lines) throw notNow({ why: 'cart_full', most: max_lines });
  if (lines.some(({ quantity }) => quantity > max_quantity))
    throw notNow({ why: 'quantity_limit', most: max_quantity });
  const total = lines.reduce((sum, line) => sum + showCartLine(line).gross, 0);
  if (total > max_total) throw notNow({ why: 'total_limit', most: max_total });
}
