import type { Rate, Sen } from './sen.ts';

/** A reduction: a rate of what is left, or a fixed amount. */
export interface Reduction {
  id: string;
  label: string;
  type: 'percent' | 'fixed';
  /** A rate in hundredths of a percent, or sen. */
  value: Rate | Sen;
  /** The maximum reduction of a percentage, in sen. */
  cap?: Sen | null;
}

/** A promotion on one item; a fixed value counts per unit. */
export interface ItemDeal extends Reduction {
  /**
   * The number of units of the line that it covers.
   * @default all units
   */
  units?: number | null;
  /** Deals of one group apply together; all other deals compete for each unit. */
  stack_group?: string | null;
  /** The lower number goes first. */
  priority?: number;
}

/** A choice on an item; its price may be negative, but the item's total price may not. */
export interface LineOption {
  id?: string;
  label?: string;
  price: Sen;
  quantity: number;
}

/** A line as ordered, with its price for the order method and time. */
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
  /**
   * Whether the service charge applies to the line.
   * @default true
   */
  service_charge_eligible?: boolean;
}

/** A reduction of the whole order, spread over its eligible lines. */
export interface OrderReduction extends Reduction {
  kind: 'automatic' | 'voucher' | 'rank' | 'manual';
  /** The lines it applies to; null means every line. */
  eligible_line_ids?: string[] | null;
  /** Whether it can't be combined with promotions outside its stack group. */
  is_exclusive?: boolean;
  stack_group?: string | null;
  /** The lower number goes first. */
  priority?: number;
}

/** The merchant's percentage on eligible lines; `apply` is false for order methods without it. */
export interface ServiceChargeTerms {
  rate: Rate;
  is_taxed: boolean;
  apply: boolean;
}

/** A tax; prices and fees of an inclusive class contain their tax. */
export interface TaxClass {
  code: string;
  rate: Rate;
  is_inclusive: boolean;
}

/** A charge in addition to the lines, such as delivery or packaging; never discounted. */
export interface Fee {
  kind: string;
  amount: Sen;
  tax_class: string;
}

/** All terms that steps 3 to 10 need in addition to the lines. */
export interface BillTerms {
  order_reductions: OrderReduction[];
  /** Whether fixed amounts apply before percentages within one kind of order reduction. */
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
