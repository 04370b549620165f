import type { Order } from '@servery/api';

/** The subject of a payment: one order, or the bills of a table together. */
export type Payable = Pick<Order, 'merchant_id' | 'order_method' | 'member' | 'totals'>;

/**
 * Returns several bills as one, with their amounts added up. Only a single bill has a member, who
 * can pay from a wallet.
 */
export function payableOf(orders: readonly Order[]): Payable {
  const [first, ...others] = orders as [Order, ...Order[]];
  if (others.length === 0) return first;
  const totals = { ...first.totals };
  for (const order of others)
    for (const figure of Object.keys(totals) as (keyof typeof totals)[])
      totals[figure] += order.totals[figure];
  const { merchant_id, order_method } = first;
  return { merchant_id, order_method, member: null, totals };
}
