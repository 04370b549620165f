import * as v from 'valibot';
import { count, id, named, rate, sen, version } from '../fields.ts';
import { orderMethods } from './order.ts';

/** What guests can order from their own telephone, without the staff. */
export const cartLimits = v.object({
  /** Lines of a table’s cart. */
  max_lines: count,
  /** How many of one dish in a line. */
  max_quantity: count,
  /** The value of the goods in a cart, in sen. */
  max_total: sen,
});
export type CartLimits = v.InferOutput<typeof cartLimits>;

/** What guests can do without the staff. */
export const guestLimits = v.object({
  ...cartLimits.entries,
  /** Joins of queues from one address on one trading day. */
  max_joins_per_address: count,
  /** Joins of queues with one phone on one trading day. */
  max_joins_per_phone: count,
  /** Bookings from one address on one trading day. */
  max_bookings_per_address: count,
  /** Live bookings with one phone for one trading day. */
  max_bookings_per_phone: count,
});
export type GuestLimits = v.InferOutput<typeof guestLimits>;

/** What a merchant has decided about money and time. */
export const merchantSettings = v.object({
  /** IANA zone; the business date is counted in it. */
  time_zone: v.string(),
  /** `HH:mm`, when a trading day starts. */
  day_start: v.string(),
  currency: v.string(),
  service_charge: v.object({
    rate,
    is_taxed: v.boolean(),
    methods: v.array(v.picklist(orderMethods)),
  }),
  tax: v.object({ code: v.string(), rate, is_inclusive: v.boolean() }),
  is_open: v.boolean(),
  /**
   * Methods whose orders of guests and channels are accepted automatically while the store is open;
   * orders of other methods wait to be accepted by hand. Orders that staff place need no acceptance.
   */
  auto_accept: v.array(v.picklist(orderMethods)),
  /** Minutes after which a new order counts as overdue. */
  accept_minutes: count,
  /** Minutes after which a new order expires if its online payment hasn't arrived. */
  prepay_minutes: count,
  /** Minutes promised to the guest unless told otherwise. */
  prep_minutes: count,
  delivery: v.object({
    areas: v.array(v.object({ postcode: v.string(), name: v.string(), fee: sen, minutes: count })),
  }),
  /** A smallest basket for placing an order, 0 for none. */
  minimum_order: sen,
  /** @default 60 lines, 50 of one dish and 500,000 sen; 30 joins and 10 bookings per address, 5 and 3 per phone */
  guest_limits: v.optional(guestLimits),
  /** Whether its people see the template apps. @default false */
  template_apps: v.optional(v.boolean()),
});
export type MerchantSettings = v.InferOutput<typeof merchantSettings>;

/** A reduction that the merchant has prepared, to be chosen on an order. */
export const discount = v.object({
  id,
  name: v.string(),
  rate: v.nullable(rate),
  amount: v.nullable(sen),
});
export type Discount = v.InferOutput<typeof discount>;

/** A merchant with what its screens choose from. */
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
  discounts: v.array(discount),
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

/** A means to pay. */
export const paymentOption = v.object({
  id,
  name: v.string(),
  kind: v.picklist(['cash', 'card', 'e_wallet', 'bank', 'wallet', 'other']),
  channel: v.picklist(['online', 'offline', 'stored_value']),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;
