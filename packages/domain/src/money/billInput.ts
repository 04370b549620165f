import type { Rate, Sen } from './sen.ts';

/** A reduction: a rate of what is left, or a fixed amount. */
export interface Reduction {
  id: string;
  label: string;
  type: 'percent' | 'fixed';
  /** A rate in hundredths of a percent, or sen. */
  value: Rate | Sen;
  /** The most that a percentage may take, in sen. */
  cap?: Sen | null;
}

/** A promotion on one item; a fixed value counts per unit. */
export interface ItemDeal extends Reduction {
  /** How many units of the line it covers; all when absent. */
  units?: number | null;
  /** Deals of one group apply together; all others compete for each unit. */
  stack_group?: string | null;
  /** The lower number goes first. */
  priority?: number;
}

/** A choice made on an item; the price may be negative, the item may not. */
export interface LineOption {
  id?: string;
  label?: string;
  price: Sen;
  quantity: number;
}

/** A line as it was ordered, with its price for this method and time. */
export interface LineInput {
  id: string;
  /** Breaks ties when an odd sen is spread; equal numbers fall back to the id. */
  line_number: number;
  quantity: number;
  unit_price: Sen;
  options: LineOption[];
  tax_class: string;
  item_deals?: ItemDeal[];
  is_comped?: boolean;
  adjustment?: Reduction | null;
  /** True when absent. */
  service_charge_eligible?: boolean;
}

/** A reduction of the whole order, spread over its eligible lines. */
export interface OrderReduction extends Reduction {
  kind: 'automatic' | 'voucher' | 'rank' | 'manual';
  /** Null: every line. */
  eligible_line_ids?: string[] | null;
  /** Combines with no promotion outside its stack group. */
  is_exclusive?: boolean;
  stack_group?: string | null;
  /** The lower number goes first. */
  priority?: number;
}

/** The merchant's percentage on eligible lines; a method without it sends `apply: false`. */
export interface ServiceChargeTerms {
  rate: Rate;
  is_taxed: boolean;
  apply: boolean;
}

/** A tax; the prices of an inclusive class, and the fees in it, contain their tax. */
export interface TaxClass {
  code: string;
  rate: Rate;
  is_inclusive: boolean;
}

/** A charge beside the lines, such as delivery or packaging, never discounted. */
export interface Fee {
  kind: string;
  amount: Sen;
  tax_class: string;
}

/** Everything that steps 3 to 10 need beside the lines. */
export interface BillTerms {
  order_reductions: OrderReduction[];
  /** Within one kind of order reduction, take fixed amounts before percentages. */
  fixed_before_percent?: boolean;
  service_charge: ServiceChargeTerms;
  tax_classes: TaxClass[];
  fees: Fee[];
  tip?: Sen;
}

/** A bill before it is priced. */
export interface BillInput extends BillTerms {
  lines: LineInput[];
}
