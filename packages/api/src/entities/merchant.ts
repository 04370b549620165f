import * as v from 'valibot';
import { count, id, named, rate, rows, sen, unreadable, version } from '../fields.ts';
import { orderMethods } from './order.ts';
import { serviceCharge, taxClass } from './settingValues.ts';

/** The limits for ordering as a guest without staff. */
export const cartLimits = v.object({
  /** The maximum number of lines in a table's cart. */
  max_lines: count,
  /** The maximum quantity of one dish in a line. */
  max_quantity: count,
  /** The maximum value of the goods in a cart, in sen. */
  max_total: sen,
});
export type CartLimits = v.InferOutput<typeof cartLimits>;

/** The limits of what guests can do without staff. */
export const guestLimits = v.object({
  ...cartLimits.entries,
  /** The maximum number of times that one IP address can join queues on one trading day. */
  max_joins_per_address: count,
  /** The maximum number of times that one phone number can join queues on one trading day. */
  max_joins_per_phone: count,
  /** The maximum number of bookings from one IP address on one trading day. */
  max_bookings_per_address: count,
  /** The maximum number of active bookings with one phone number for one trading day. */
  max_bookings_per_phone: count,
});
export type GuestLimits = v.InferOutput<typeof guestLimits>;

/** A merchant's settings for money and time. */
export const merchantSettings = v.object({
  /** The IANA time zone in which business dates are determined. */
  time_zone: v.string(),
  /** When a trading day starts, as `HH:mm`. */
  day_start: v.string(),
  currency: v.string(),
  service_charge: serviceCharge,
  /**
   * The taxes that items can have. The first is the usual one: that of new items and of fees such as
   * delivery.
   */
  tax_classes: v.pipe(v.array(taxClass), v.minLength(1)),
  /** Whether the store takes orders. */
  is_open: v.boolean(),
  /**
   * Methods whose orders by guests and channels are accepted automatically while the store is open.
   * Orders of other methods must be accepted manually. Orders that staff place need no acceptance.
   */
  auto_accept: v.array(v.picklist(orderMethods)),
  /** Minutes after which a new order counts as overdue. */
  accept_minutes: count,
  /** Minutes after which a new order expires if its online payment hasn't arrived. */
  prepay_minutes: count,
  /** The default number of minutes promised to the guest. */
  prep_minutes: count,
  delivery: v.object({
    areas: v.array(v.object({ postcode: v.string(), name: v.string(), fee: sen, minutes: count })),
  }),
  /** The minimum order in sen; 0 for none. */
  minimum_order: sen,
  /** @default 60 lines, 50 of one dish and 500,000 sen; 30 joins and 10 bookings per address, 5 and 3 per phone */
  guest_limits: v.optional(guestLimits),
});
export type MerchantSettings = v.InferOutput<typeof merchantSettings>;

/** A discount that the merchant has predefined, to be applied to orders. */
export const discount = v.object({
  id,
  name: v.string(),
  rate: v.nullable(rate),
  amount: v.nullable(sen),
});
export type Discount = v.InferOutput<typeof discount>;

/** A merchant with the options its screens offer. */
export const merchantInfo = v.object({
  id,
  version,
  name: v.string(),
  setup_status: v.picklist([
    'draft',
    'documents_submitted',
    'in_review',
    'approved',
    'live',
    'changes_requested',
    'suspended',
  ]),
  parent: v.nullable(named),
  settings: merchantSettings,
  employees: v.array(named),
  tables: v.array(named),
  promotions: v.array(named),
  discounts: rows(discount),
  unreadable,
});
export type MerchantInfo = v.InferOutput<typeof merchantInfo>;

export const member = v.object({
  id,
  name: v.string(),
  phone: v.string(),
  rank: v.string(),
  is_active: v.boolean(),
});
export type Member = v.InferOutput<typeof member>;
