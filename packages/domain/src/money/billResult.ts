import type { BillTerms, Fee, LineOption, OrderReduction } from './billInput.ts';
import type { Derivation } from './derivation.ts';
import type { Rate, Sen } from './sen.ts';

/**
 * The reduction of one line by an item deal, a comp or a manual adjustment. After a split, the
 * amount is this part's share, while base and rate remain those of the whole line.
 */
export interface ItemReduction extends Derivation {
  kind: 'item_deal' | 'comp' | 'adjustment';
  id: string;
  label: string;
}

/** A line after steps 1 and 2. Its own price stays with it and never changes. */
export interface PricedLine {
  id: string;
  /** The id of the line that it was split from, or its own id. */
  origin_id: string;
  line_number: number;
  quantity: number;
  unit_price: Sen;
  options: LineOption[];
  unit_gross: Sen;
  gross: Sen;
  item_reductions: ItemReduction[];
  /** The ids of deals that lost to a better one. */
  passed_over_deals: string[];
  /** Gross less item reductions. */
  subtotal: Sen;
  tax_class: string;
  service_charge_eligible: boolean;
}

/** A line with its share of everything that was computed on the order. */
export interface BillLine extends PricedLine {
  order_reductions: { id: string; amount: Sen }[];
  net: Sen;
  service_charge: Sen;
  /** Tax inside the net of an inclusive class. */
  included_tax: Sen;
  /** Tax on top, including that of the service charge share. */
  added_tax: Sen;
  tax: Sen;
  /** Net, service charge share and added tax. */
  total: Sen;
}

/** The result of one reduction of the order. */
export interface OrderReductionResult extends Derivation {
  kind: OrderReduction['kind'];
  id: string;
  label: string;
}

/** A fee with its tax. */
export interface BillFee extends Fee {
  included_tax: Sen;
  added_tax: Sen;
  total: Sen;
}

/** The tax of one class: the part inside the prices and the part on top. */
export interface TaxResult {
  code: string;
  rate: Rate;
  is_inclusive: boolean;
  included: Derivation;
  added: Derivation;
  tax: Sen;
}

/** Promotions that were left out, and what the guest would have paid with them. */
export interface PassedOver {
  reduction_ids: string[];
  total: Sen;
}

/** The sums of a bill; reductions are positive numbers. */
export interface BillTotals {
  gross: Sen;
  item_discounts: Sen;
  comps: Sen;
  order_discounts: Sen;
  net: Sen;
  service_charge: Sen;
  fees: Sen;
  included_tax: Sen;
  added_tax: Sen;
  tax: Sen;
  /** Net, service charge, fees and added tax. */
  total: Sen;
  tip: Sen;
  /** Total and tip, before the rounding adjustment of a cash tender. */
  payable: Sen;
}

/** A priced bill: the snapshot that receipts, refunds and reports read. */
export interface Bill {
  /** In the order of their line numbers. */
  lines: BillLine[];
  reductions: OrderReductionResult[];
  passed_over: PassedOver[];
  service_charge: Derivation;
  fees: BillFee[];
  taxes: TaxResult[];
  totals: BillTotals;
  terms: BillTerms;
}
