import type { MerchantSettings, Order, OrderLine, PaymentStatus, Reduction } from '@servery/api';
import type { Actor } from '../people/demand.ts';

/** A line as it is kept: what follows from the price is left out. */
export type LineRecord = Omit<OrderLine, 'gross' | 'reduction' | 'net'> & {
  /** How many of it were taken from a balance; left out where none were. */
  stock_qty?: number;
  /** The line that it was divided from when its order was split; left out for a whole line. */
  part_of?: number;
  /**
   * How many of those that the kitchen was told of went to parts of it when its order was split; a
   * part has as many less than nought. Left out where none did.
   */
  split_qty?: number;
};

/** A reduction of the whole order as it is kept. */
export type ReductionRecord = Omit<Reduction, 'value'>;

/** The merchant's rules of price as they stood when the order was placed. */
export type Pricing = Pick<MerchantSettings, 'service_charge' | 'tax'>;

/** An order before others were combined into it, or before it went into another one. */
export interface CombineOrigin extends Pick<
  OrderRecord,
  'status' | 'promised_at' | 'ready_at' | 'served_at' | 'covers' | 'reductions'
> {
  /** The lines that it had. */
  line_ids: readonly number[];
  /** The orders that went into it; none for one that went into another. */
  sources: Order['combined_from'];
}

type Derived =
  | 'combined_from'
  | 'list'
  | 'payment_status'
  | 'item_count'
  | 'total'
  | 'balance'
  | 'totals'
  | 'derivations';

/** An order as hosts keep it: facts only, nothing that can be worked out from them. */
export interface OrderRecord extends Omit<Order, Derived | 'items' | 'reductions'> {
  pricing: Pricing;
  /** When time alone opens the next reason (a UTC instant); null when nothing is awaited. */
  review_at: string | null;
  items: LineRecord[];
  reductions: ReductionRecord[];
  /** Once combined: the payment status of the order that it went into, kept current by the host. */
  merged_status?: PaymentStatus;
  /** What undoing the combining restores; left out if there is nothing to undo. */
  combine_origin?: CombineOrigin;
}

/** What rules may know of the merchant. */
export interface Shop {
  id: number;
  name: string;
  settings: MerchantSettings;
}

/** Everything that an action needs besides the order. */
export interface Act {
  actor: Actor;
  now: Date;
  /** A fresh id, larger than the last. */
  nextId: () => number;
  /** The trading day that `now` falls on. */
  business_date: string;
  shop: Shop;
  /** With which course a dish comes to the table; all with the first where nobody says. */
  courseOf?: CourseOf;
}

/** Finds the course of a dish, the first being 1. */
export type CourseOf = (dish: Pick<LineRecord, 'menu_id' | 'category_id'>) => number;
