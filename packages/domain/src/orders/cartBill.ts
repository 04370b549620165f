import type { MerchantSettings, OrderMethod } from '@servery/api';
import type { Bill } from '../money/index.ts';
import { chargeFor } from '../settings/chargeFor.ts';
import { billOf } from './bill.ts';
import type { LineRecord } from './record.ts';

/** A line that isn't ordered yet, at the menu's prices. */
export type CartLinePrice = Pick<
  LineRecord,
  'id' | 'quantity' | 'unit_price' | 'options' | 'tax_class'
>;

/** The terms that a cart is priced under. */
export interface CartTerms {
  order_method: OrderMethod;
  /** The number of guests at the table. */
  party: number;
  /** In sen; 0 for orders that aren't delivered. */
  delivery_fee: number;
}

/** Prices a cart by the rule that prices its order. */
export const cartBill = (
  lines: readonly CartLinePrice[],
  { order_method, party, delivery_fee }: CartTerms,
  { service_charge, tax_classes }: Pick<MerchantSettings, 'service_charge' | 'tax_classes'>,
): Bill =>
  billOf({
    pricing: { service_charge: chargeFor(service_charge, order_method, party), tax_classes },
    order_method,
    apply_service_charge: true,
    delivery_fee,
    reductions: [],
    items: lines.map((line) => ({ ...line, status: 'held', is_comped: false })),
  });
