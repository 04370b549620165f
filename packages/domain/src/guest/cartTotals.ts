import type { GuestTable, MerchantSettings } from '@servery/api';
import { cartBill } from '../orders/cartBill.ts';
import type { CartRecord } from '../tables/record.ts';

/**
 * Returns the totals of a table's cart with service charge and tax, by the rule that prices its
 * order. `party` is the number of guests at the table.
 */
export function cartTotals(
  lines: readonly CartRecord[],
  party: number,
  settings: Pick<MerchantSettings, 'service_charge' | 'tax_classes'>,
): GuestTable['cart_totals'] {
  const terms = { order_method: 'dine_in', party, delivery_fee: 0 } as const;
  const { gross, total } = cartBill(lines, terms, settings).totals;
  return { gross, total };
}
