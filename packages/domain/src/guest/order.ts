import { Problem } from '@servery/api';
import { guestLimitsOf, requireGuestCart } from './limits.ts';
import type { Floor } from '../tables/record.ts';
import type { ActionContext } from '../orders/record.ts';
import { tableOf } from '../tables/rows.ts';
import { showTable } from '../tables/show.ts';

/**
 * The maximum number of a table's orders of the last 15 minutes that the merchant hasn't answered
 * yet; more suggests abuse. Older ones don't count, so that nobody can block a table for longer.
 */
export const maxUnanswered = 10;
export const unansweredMinutes = 15;

/**
 * Returns the order that guests at a table place from their cart, in the form of any new order.
 * @throws `notAllowedNow`
 */
export function guestOrder(
  floor: Floor,
  {
    table_id,
    cart,
    note,
  }: { table_id: number; cart: readonly { id: number; version: number }[]; note: string },
  { now, shop }: Pick<ActionContext, 'now' | 'shop'>,
) {
  const table = tableOf(floor, table_id);
  if (!table.is_active)
    throw new Problem('notAllowedNow', { details: { why: 'out_of_service', name: table.name } });
  const since = now.getTime() - unansweredMinutes * 60_000;
  const unanswered = (floor.orders.get(table_id)?.open ?? []).filter(
    ({ status, placed_at }) => status === 'new' && Date.parse(placed_at) > since,
  );
  if (unanswered.length >= maxUnanswered)
    throw new Problem('notAllowedNow', { details: { why: 'orders_wait', most: maxUnanswered } });
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
