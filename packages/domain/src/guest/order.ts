import { Problem } from '@servery/api';
import { guestLimitsOf, requireGuestCart } from './limits.ts';
import type { Floor } from '../tables/record.ts';
import type { Act } from '../orders/record.ts';
import { tableOf } from '../tables/rows.ts';
import { showTable } from '../tables/show.ts';

/** Orders of one table that the house has not answered yet: more is no hunger but a prank. */
export const mostUnanswered = 10;

/** What guests at a table order of their cart, as whoever places orders is asked for it. */
export function guestOrder(
  floor: Floor,
  {
    table_id,
    cart,
    note,
  }: { table_id: number; cart: readonly { id: number; version: number }[]; note: string },
  { now, shop }: Pick<Act, 'now' | 'shop'>,
) {
  const table = tableOf(floor, table_id);
  if (!table.is_active)
    throw new Problem('notAllowedNow', { details: { why: 'out_of_service', name: table.name } });
  const unanswered = (floor.orders.get(table_id)?.open ?? []).filter(
    ({ status }) => status === 'new',
  );
  if (unanswered.length >= mostUnanswered)
    throw new Problem('notAllowedNow', { details: { why: 'orders_wait', most: mostUnanswered } });
  const sent = new Set(cart.map(({ id }) => id));
  const lines = floor.carts.filter((line) => line.table_id === table_id && sent.has(line.id));
  requireGuestCart(lines, guestLimitsOf(shop.settings));
  return {
    merchant_id: floor.merchant_id,
    order_method: 'dine_in' as const,
    table_id,
    member_id: null,
    customer_name: '',
    phone: '',
    address: '',
    postcode: '',
    source: 'guest' as const,
    covers: showTable(table, floor, now).covers,
    note,
    lines: [],
    cart: [...cart],
    new_bill: false,
  };
}
