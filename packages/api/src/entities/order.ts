import * as v from 'valibot';
import {
  businessDate,
  count,
  id,
  instant,
  named,
  rate,
  seat,
  sen,
  signedSen,
  sumSen,
  version,
} from '../fields.ts';
import { storedReasons } from './changeReasons.ts';
import { actionReasons, orderMethods, orderStatuses, paymentStatuses } from './orderVocabulary.ts';
import { paymentChannels, paymentKinds } from './paymentOption.ts';

export * from './changeReasons.ts';
export * from './orderVocabulary.ts';

/** The three lists that all orders are divided into. */
export const orderLists = ['new', 'action', 'completed'] as const;
export type OrderList = (typeof orderLists)[number];

/** The kitchen status of a line. */
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

/** The kitchen's data about a line in addition to its status. */
export const lineKitchen = v.object({
  /** When it was last sent to the kitchen: added, increased or fired. */
  fired_at: v.nullable(instant),
  ready_at: v.nullable(instant),
  /** The quantity that was ready before more was ordered. */
  ready_qty: count,
  /** Its status before the kitchen's last step, and the time of that step. */
  before: v.nullable(v.object({ status: v.picklist(lineStatuses), at: instant })),
});
export type LineKitchen = v.InferOutput<typeof lineKitchen>;

const reasonCode = v.nullable(v.picklist(storedReasons));

/** A line of an order with its quantity, options and prices. */
export const orderLine = v.object({
  id,
  menu_id: id,
  category_id: id,
  name: v.string(),
  quantity: count,
  unit_price: sen,
  options: v.array(lineOption),
  note: v.string(),
  /** The seat of the guest that it is for; null if guests share it or it isn't known. */
  seat: v.optional(v.nullable(seat), null),
  status: v.picklist(lineStatuses),
  /** The quantity that has been sent to the kitchen. */
  sent_qty: count,
  /** Omitted while the kitchen has no data about it. */
  kitchen: v.optional(lineKitchen),
  /**
   * Whether it was voided after it was made. It then counts as waste and doesn't return to stock.
   */
  made: v.boolean(),
  is_comped: v.boolean(),
  /** Why it was voided or comped, if a reason from the list was chosen. */
  reason_code: reasonCode,
  /** The same as free text. */
  reason: v.nullable(v.string()),
  tax_class: v.string(),
  /** The order it belonged to before orders were combined. */
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
  kind: v.picklist(paymentKinds),
  channel: v.picklist(paymentChannels),
  state: v.picklist(paymentStates),
  /** The amount of the bill that it settles. */
  amount: sumSen,
  /** The tip that the guest gave on top; it is no part of the bill. */
  tip: v.optional(sumSen, 0),
  /** The code of the prepaid voucher that it was made with; null for any other option. */
  voucher_code: v.optional(v.nullable(v.string())),
  /**
   * The face value of the voucher, which may be more than the amount. If the voucher paid several
   * bills, the last of its payments has it.
   */
  face_value: v.optional(v.nullable(sumSen)),
  /** The amounts handed over by the guest and given back. */
  tendered: sumSen,
  change: sumSen,
  /** The cash rounding of this tender, negative or positive. */
  rounding: signedSen,
  /** The provider's estimated fee, by the payment option's settings at the time of payment. */
  fee: v.optional(sumSen, 0),
  business_date: businessDate,
  at: instant,
  by: v.string(),
});
export type Payment = v.InferOutput<typeof payment>;

/** The part of a bill that a refund gives back: units of lines, and the delivery fee or not. */
export const refundScope = v.strictObject({
  lines: v.pipe(
    v.array(v.strictObject({ line_id: id, quantity: v.pipe(count, v.minValue(1)) })),
    v.maxLength(100),
  ),
  delivery_fee: v.boolean(),
});
export type RefundScope = v.InferOutput<typeof refundScope>;

export const refund = v.object({
  id,
  payment_id: v.nullable(id),
  amount: sumSen,
  /** Why the money is returned, if a reason from the list was chosen. */
  reason_code: reasonCode,
  /** The same as free text; '' if there is none. */
  reason: v.string(),
  state: v.picklist(['pending', 'processing', 'failed', 'completed', 'cancelled']),
  is_overpayment: v.boolean(),
  /** The kind of tender it was paid out in, if that differs from the payment's. */
  tender: v.optional(v.nullable(v.picklist(['cash', 'wallet']))),
  /** The part of the bill that it gives back; not set for a whole order or an overpayment. */
  scope: v.optional(v.nullable(refundScope)),
  business_date: businessDate,
  at: instant,
  by: v.string(),
});
export type Refund = v.InferOutput<typeof refund>;

/** A reduction of the whole order: by a promotion, by the member's rank, or manual. */
export const reduction = v.object({
  id,
  kind: v.picklist(['deal', 'voucher', 'rank', 'discount', 'adjustment']),
  label: v.string(),
  /** Either a rate or an amount is set. */
  rate: v.nullable(rate),
  amount: v.nullable(sen),
  /** The amount that it deducts, in sen. */
  value: sumSen,
});
export type Reduction = v.InferOutput<typeof reduction>;

/** The figures of a bill, in sen. */
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
  /** The amount still to be paid; negative if overpaid. */
  balance: signedSen,
});
export type Totals = v.InferOutput<typeof totals>;

/** The calculation of one figure of a bill. */
export const derivation = v.object({
  figure: v.string(),
  label: v.string(),
  base: v.nullable(signedSen),
  rate: v.nullable(count),
  amount: signedSen,
  /** Its parts by line, which sum to it; empty if it isn't spread. The line of a fee is null. */
  shares: v.optional(v.array(v.object({ line_id: v.nullable(id), amount: signedSen })), []),
});
export type Derivation = v.InferOutput<typeof derivation>;

export const orderEvent = v.object({
  at: instant,
  by: v.string(),
  kind: v.string(),
  /** Plain data: from, to, reason_code, reason, amount, approved_by. */
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;

const head = {
  id,
  version,
  merchant_id: id,
  merchant_name: v.string(),
  /** Increases per merchant and business date. Staff call out this number. */
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
  /** A short form of the lines, without voided ones. */
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
  /** The status that Undo restores, and until when; null if it isn't possible. */
  undo: v.nullable(v.object({ status: v.picklist(orderStatuses), until: instant })),
  /** The id of the order that it was combined into. */
  merged_into: v.nullable(id),
  /** The orders that were combined into it, while that can be undone. */
  combined_from: v.array(v.object({ id, number: v.string() })),
  /** The id of the order that was split, shared by all its bills. */
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
