import type { GuestTable, MerchantSettings } from '@servery/api';
import { billOf } from '../orders/bill.ts';
import type { CartRecord } from '../tables/record.ts';

/** Returns the totals of a cart with service charge and tax, by the rule that prices its order. */
export function cartTotals(
  lines: readonly CartRecord[],
  { service_charge, tax_classes }: Pick<MerchantSettings, 'service_charge' | 'tax_classes'>,
): GuestTable['cart_totals'] {
  const { gross, total } = billOf({
    pricing: { service_charge, tax_classes },
    order_method: 'dine_in',
    apply_service_charge: true,
    delivery_fee: 0,
    reductions: [],
    items: lines.map((line) => ({
      ...line,
      status: 'held',
      is_comped: false,
    })),
  }).totals;
  return { gross, total };
}
