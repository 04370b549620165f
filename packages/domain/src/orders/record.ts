import type {
  MerchantSettings,
  Order,
  OrderLine,
  PaymentStatus,
  Reduction,
  StoredSettings,
} from '@servery/api';
import type { Actor } from '../people/demand.ts';

/** A line as hosts store it, without the fields derived from the price. */
export type LineRecord = Omit<OrderLine, 'gross' | 'reduction' | 'net'> & {
  /** The quantity that was taken from stock; absent if none was. */
  stock_qty?: number;
  /** The line that it was divided from when its order was split; absent for a whole line. */
  part_of?: number;
  /**
   * The part of the sent quantity that went to other parts when its order was split; a part has the
   * same number, negative. Absent if there is none.
   */
  split_qty?: number;
};

/** A reduction of the whole order as hosts store it. */
export type ReductionRecord = Omit<Reduction, 'value'>;

/** The merchant's price terms at the time when the order was placed. */
export type Pricing = Pick<MerchantSettings, 'service_charge' | 'tax_classes'>;

/**
 * The state of an order before others were combined into it, or before it was combined into another
 * one.
 */
export interface CombineOrigin extends Pick<
  OrderRecord,
  'status' | 'promised_at' | 'ready_at' | 'served_at' | 'covers' | 'reductions'
> {
  /** The ids of the lines that it had. */
  line_ids: readonly number[];
  /** The orders that were combined into it; empty for one that was combined into another. */
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

/** An order as hosts store it: facts only, without derived fields. */
export interface OrderRecord extends Omit<Order, Derived | 'items' | 'reductions'> {
  pricing: Pricing;
  /**
   * When time alone opens the next reason or expires the order (a UTC instant); null if nothing is
   * due.
   */
  review_at: string | null;
  items: LineRecord[];
  reductions: ReductionRecord[];
  /** For combined orders, the payment status of the target, which the host keeps current. */
  merged_status?: PaymentStatus;
  /** The state that undoing a combination restores; absent if there is nothing to undo. */
  combine_origin?: CombineOrigin;
}

/** The data of a merchant that rules use. */
export interface Shop {
  id: number;
  name: string;
  settings: StoredSettings;
  /** The last trading day that was closed; absent or null if none was. */
  closed_on?: string | null;
}

/** Everything that an action needs in addition to the order. */
export interface ActionContext {
  actor: Actor;
  now: Date;
  /** Returns a new id, larger than the last one. */
  nextId: () => number;
  /** The trading day that `now` falls on. */
  business_date: string;
  shop: Shop;
  /** Finds the course of a dish; if absent, all dishes belong to the first course. */
  courseOf?: CourseOf;
}

/** Returns the course of a dish; the first course is 1. */
export type CourseOf = (dish: Pick<LineRecord, 'menu_id' | 'category_id'>) => number;
