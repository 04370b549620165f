import * as v from 'valibot';
import {
  businessDate,
  count,
  id,
  instant,
  named,
  rate,
  sen,
  signedSen,
  sumSen,
  version,
} from '../fields.ts';
import {
  actionReasons,
  orderMethods,
  orderStatuses,
  paymentStatuses,
  storedReasons,
} from './orderVocabulary.ts';

export * from './orderVocabulary.ts';

/** The three lists that part all orders between them. */
export const orderLists = ['new', 'action', 'completed'] as const;
export type OrderList = (typeof orderLists)[number];

/** The kitchen's view of a line. */
export const lineStatuses = ['held', 'queued', 'preparing', 'ready', 'served', 'voided'] as const;
export type LineStatus = (typeof lineStatuses)[number];

export const reason = v.object({
  code: v.picklist(actionReasons),
  severity: v.picklist(['notice', 'urgent']),
  opened_at: instant,
  resolved_at: v.nullable(instant),
  resolved_by: v.nullable(v.string()),
});
export type Reason = v.InferOutput<typeof reason>;

export const lineOption = v.object({
  id,
  name: v.string(),
  price: signedSen,
  quantity: count,
});

/** What the kitchen keeps of a line besides its status. */
export const lineKitchen = v.object({
  /** When it was called for last: added, asked for more of, fired. */
  fired_at: v.nullable(instant),
  ready_at: v.nullable(instant),
  /** How many of it were made before more were asked for. */
  ready_qty: count,
  /** Its status before the kitchen's last step, and when that was taken. */
  before: v.nullable(v.object({ status: v.picklist(lineStatuses), at: instant })),
});
export type LineKitchen = v.InferOutput<typeof lineKitchen>;

const reasonCode = v.nullable(v.picklist(storedReasons));

/** A reduction of one line by hand: a comp takes all of it. */
export const orderLine = v.object({
  id,
  menu_id: id,
  category_id: id,
  name: v.string(),
  quantity: count,
  unit_price: sen,
  options: v.array(lineOption),
  note: v.string(),
  status: v.picklist(lineStatuses),
  /** How many of it the kitchen has been told of. */
  sent_qty: count,
  /** Left out while the kitchen has nothing to keep of it. */
  kitchen: v.optional(lineKitchen),
  /** Voided after it was made: waste, stock stays down. */
  made: v.boolean(),
  is_comped: v.boolean(),
  /** Why it was voided or comped, if that was chosen from the list. */
  reason_code: reasonCode,
  /** The same in the person's own words. */
  reason: v.nullable(v.string()),
  tax_class: v.string(),
  /** The order it stood on first, when orders were combined. */
  origin_id: v.nullable(id),
  gross: sumSen,
  reduction: sumSen,
  net: sumSen,
});
export type OrderLine = v.InferOutput<typeof orderLine>;

export const paymentStates = [
  'pending',
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'reversed',
] as const;

export const payment = v.object({
  id,
  option_id: id,
  name: v.string(),
  kind: v.picklist(['cash', 'card', 'e_wallet', 'bank', 'wallet', 'other']),
  channel: v.picklist(['online', 'offline', 'stored_value']),
  state: v.picklist(paymentStates),
  /** What it settles of the bill. */
  amount: sumSen,
  /** What the guest handed over, and got back. */
  tendered: sumSen,
  change: sumSen,
  /** The cash rounding that this tender brought, negative or positive. */
  rounding: signedSen,
  business_date: businessDate,
  at: instant,
  by: v.string(),
});
export type Payment = v.InferOutput<typeof payment>;

export const refund = v.object({
  id,
  payment_id: v.nullable(id),
  amount: sumSen,
  /** Why the money is returned, if that was chosen from the list. */
  reason_code: reasonCode,
  /** The same in the person's own words; empty if there are none. */
  reason: v.string(),
  state: v.picklist(['pending', 'processing', 'failed', 'completed', 'cancelled']),
  is_overpayment: v.boolean(),
  /** The kind of tender it was handed back in, if that was not the payment's. */
  tender: v.optional(v.nullable(v.picklist(['cash', 'wallet']))),
  business_date: businessDate,
  at: instant,
  by: v.string(),
});
export type Refund = v.InferOutput<typeof refund>;

/** A reduction of the whole order: a promotion's, a rank's, or one by hand. */
export const reduction = v.object({
  id,
  kind: v.picklist(['deal', 'voucher', 'rank', 'discount', 'adjustment']),
  label: v.string(),
  /** Either a rate or an amount. */
  rate: v.nullable(rate),
  amount: v.nullable(sen),
  /** What it took off. */
  value: sumSen,
});
export type Reduction = v.InferOutput<typeof reduction>;

/** The figures of a bill, each in sen. */
export const totals = v.object({
  gross: sumSen,
  item_discounts: sumSen,
  order_discounts: sumSen,
  comps: sumSen,
  net: sumSen,
  service_charge: sumSen,
  fees: sumSen,
  tax: sumSen,
  total: sumSen,
  rounding: signedSen,
  /** `total + rounding`. */
  due: signedSen,
  captured: signedSen,
  refunded: sumSen,
  /** Still to pay; negative when overpaid. */
  balance: signedSen,
});
export type Totals = v.InferOutput<typeof totals>;

/** How one figure came about, for those who ask. */
export const derivation = v.object({
  figure: v.string(),
  label: v.string(),
  base: v.nullable(signedSen),
  rate: v.nullable(count),
  amount: signedSen,
});
export type Derivation = v.InferOutput<typeof derivation>;

export const orderEvent = v.object({
  at: instant,
  by: v.string(),
  kind: v.string(),
  /** Plain facts: from, to, reason_code, reason, amount, approved_by. */
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;

const head = {
  id,
  version,
  merchant_id: id,
  merchant_name: v.string(),
  /** Counts up per merchant and business date; what staff call out. */
  number: v.string(),
  transaction_id: v.string(),
  business_date: businessDate,
  order_method: v.picklist(orderMethods),
  status: v.picklist(orderStatuses),
  list: v.nullable(v.picklist(orderLists)),
  payment_status: v.picklist(paymentStatuses),
  table: v.nullable(named),
  staff: v.nullable(named),
  promotion: v.nullable(named),
  customer_name: v.string(),
  covers: count,
  note: v.string(),
  placed_at: instant,
  promised_at: v.nullable(instant),
  status_at: instant,
  item_count: count,
  total: sumSen,
  balance: signedSen,
};

/** An order as lists and tickets show it. */
export const orderRow = v.object({
  ...head,
  /** Open reasons only. */
  reasons: v.array(v.picklist(actionReasons)),
  /** Why it was voided, cancelled or rejected; null if it wasn't. */
  ended_for: v.nullable(v.object({ reason_code: reasonCode, reason: v.nullable(v.string()) })),
  /** The lines in short, voided ones left out. */
  lines: v.array(v.object({ name: v.string(), quantity: count, options: v.string() })),
});
export type OrderRow = v.InferOutput<typeof orderRow>;

/** An order with everything that belongs to it. */
export const order = v.object({
  ...head,
  member: v.nullable(v.object({ id, name: v.string(), phone: v.string(), is_active: v.boolean() })),
  phone: v.string(),
  address: v.string(),
  delivery_fee: sen,
  apply_service_charge: v.boolean(),
  is_bill_printed: v.boolean(),
  accepted_at: v.nullable(instant),
  ready_at: v.nullable(instant),
  served_at: v.nullable(instant),
  claimed_at: v.nullable(instant),
  completed_at: v.nullable(instant),
  /** The status a press of Undo goes back to, and until when. */
  undo: v.nullable(v.object({ status: v.picklist(orderStatuses), until: instant })),
  /** Where it went when it was combined, and what came into it. */
  merged_into: v.nullable(id),
  /** The orders that were combined into it, as long as that can be undone. */
  combined_from: v.array(v.object({ id, number: v.string() })),
  /** Shared by the bills that one order was split into: the id of that order. */
  split_group_id: v.nullable(id),
  reasons: v.array(reason),
  items: v.array(orderLine),
  reductions: v.array(reduction),
  payments: v.array(payment),
  refunds: v.array(refund),
  totals,
  derivations: v.array(derivation),
  timeline: v.array(orderEvent),
});
export type Order = v.InferOutput<typeof order>;
