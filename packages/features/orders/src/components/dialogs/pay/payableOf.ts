import type { Order } from '@servery/api';

/** What the parts of a payment need to know of what is paid: one order, or the bills of a table. */
export type Payable = Pick<Order, 'merchant_id' | 'member' | 'totals'>;

/** Bills as one: their figures added up. Only one bill has a member who can pay from a wallet. */
export function payableOf(orders: readonly Order[]): Payable {
  const [first, ...others] = orders as [Order, ...Order[]];
  if (others.length === 0) return first;
  const totals = { ...first.totals };
  for (const order of others)
    for (const figure of Object.keys(totals) as (keyof typeof totals)[])
      totals[figure] += order.totals[figure];
  return { merchant_id: first.merchant_id, member: null, totals };
}
