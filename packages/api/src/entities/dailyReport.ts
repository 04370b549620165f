import * as v from 'valibot';
import { businessDate, count, id, instant, rate, signedSen, sumSen } from '../fields.ts';
import { orderMethods } from './orderVocabulary.ts';
import { paymentChannels, paymentKinds } from './paymentOption.ts';

/** The sales of orders that were paid in full in the period, without tax unless named, in sen. */
export const salesIncome = v.object({
  gross_sales: sumSen,
  item_discounts: sumSen,
  order_discounts: sumSen,
  comps: sumSen,
  /** `gross_sales` less the three before. */
  net_sales: sumSen,
  service_charge: sumSen,
  delivery_fee: sumSen,
  tax: sumSen,
  /** The parts of `tax` by class and rate. */
  taxes: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      rate,
      /** Whether the prices include it. */
      is_inclusive: v.boolean(),
      amount: sumSen,
    }),
  ),
  /** The rounding of cash, negative or positive. */
  rounding: signedSen,
  /** The tips of the payments of the period. Reports that were fixed before tips have none. */
  tips: v.optional(sumSen, 0),
  /** The sum of net sales, charges, tax, rounding and tips. */
  total: signedSen,
});
export type SalesIncome = v.InferOutput<typeof salesIncome>;

/** Money that left for something other than a refund, in sen. */
export const salesOutcome = v.object({
  pay_outs: sumSen,
  /** The pay-outs by their reason. */
  reasons: v.array(v.object({ reason: v.string(), amount: sumSen })),
  /** The estimated fees of payment providers. */
  payment_fees: sumSen,
  total: sumSen,
});
export type SalesOutcome = v.InferOutput<typeof salesOutcome>;

/** Refunds of sales that were completed in the period, in sen. */
export const salesRefund = v.object({
  count,
  net: sumSen,
  service_charge: sumSen,
  delivery_fee: sumSen,
  tax: sumSen,
  rounding: signedSen,
  total: sumSen,
  /** Refunds of sales of this period, and of earlier ones. */
  of_period: sumSen,
  of_earlier: sumSen,
  /** Not in `total`: money given back for orders that never were sales, and for overpayments. */
  not_sales: sumSen,
  /** Not in `total`: refunds that were requested in the period and aren't completed. */
  open: sumSen,
});
export type SalesRefund = v.InferOutput<typeof salesRefund>;

const counted = v.object({ count, amount: sumSen });

/** Key figures of the period. */
export const salesSummary = v.object({
  /** Income less refunds and outcome; it contains tax. */
  net_income: signedSen,
  net_sales_after_refunds: signedSen,
  orders: count,
  covers: count,
  /** Net sales per order and per guest; null if there were none. */
  average_order: v.nullable(sumSen),
  average_guest: v.nullable(sumSen),
  /** Discounts as a share of gross sales. */
  discount_rate: rate,
  /** Voided lines before and after they were sent to the kitchen. */
  voids_before: counted,
  voids_after: counted,
  cancelled: counted,
  /** Orders of the period that aren't paid in full: their totals, and what is left to pay. */
  open: v.object({ count, amount: sumSen, balance: signedSen }),
});
export type SalesSummary = v.InferOutput<typeof salesSummary>;

/** A payment option in the period. */
export const methodTotals = v.object({
  option_id: id,
  name: v.string(),
  kind: v.picklist(paymentKinds),
  channel: v.picklist(paymentChannels),
  count,
  sales: sumSen,
  refunds: sumSen,
  /** `sales` less `refunds`. */
  net: signedSen,
  fee: sumSen,
});
export type MethodTotals = v.InferOutput<typeof methodTotals>;

/** The cash of one shift, in sen; `expected`, `counted` and `variance` are null until it's closed. */
export const shiftCash = v.object({
  shift_id: id,
  drawer: v.string(),
  person: v.string(),
  float: sumSen,
  /** Less what was paid back for reversed payments, also those of earlier shifts. */
  sales: signedSen,
  pay_ins: sumSen,
  refunds: sumSen,
  pay_outs: sumSen,
  drops: sumSen,
  expected: signedSen,
  counted: v.nullable(sumSen),
  variance: v.nullable(signedSen),
  /** Who approved the variance; null if it was within the limit. */
  approved_by: v.optional(v.nullable(v.string()), null),
  /** Why the shift was closed with a variance over the limit; '' if it wasn't. */
  reason: v.optional(v.string(), ''),
});
export type ShiftCash = v.InferOutput<typeof shiftCash>;

/** A part of the net sales. */
const share = { net: signedSen };

/** The sums that must agree, so that the report can be trusted. */
export const reportChecks = [
  'items',
  'categories',
  'methods',
  'hours',
  'staff',
  'tenders',
  'money',
  'cash',
] as const;
export type ReportCheck = (typeof reportChecks)[number];

/** The report of a period of trading days. */
export const dailyReport = v.object({
  merchant_id: id,
  from_date: businessDate,
  to_date: businessDate,
  /** When it was computed. */
  at: instant,
  sales_income: salesIncome,
  sales_outcome: salesOutcome,
  sales_refund: salesRefund,
  sales_summary: salesSummary,
  by_method: v.array(v.object({ order_method: v.picklist(orderMethods), orders: count, ...share })),
  /** By the local hour in which the order was paid in full, 0 to 23, from the start of the day. */
  by_hour: v.array(v.object({ hour: count, orders: count, ...share })),
  /** By the person in charge of the order; null for orders without one. */
  by_staff: v.array(
    v.object({ staff_id: v.nullable(id), name: v.string(), orders: count, ...share }),
  ),
  by_category: v.array(v.object({ category_id: id, name: v.string(), quantity: count, ...share })),
  by_item: v.array(
    v.object({ menu_id: id, name: v.string(), quantity: count, comped: count, ...share }),
  ),
  online_payment_method: v.array(methodTotals),
  offline_payment_method: v.array(methodTotals),
  /** Wallets and vouchers, so that nothing is counted twice. */
  stored_value: v.array(methodTotals),
  /** The cash of each shift that began in the period, the first one first. */
  cash: v.array(shiftCash),
  checks: v.array(
    v.object({
      check: v.picklist(reportChecks),
      left: signedSen,
      right: signedSen,
      is_met: v.boolean(),
    }),
  ),
  status: v.picklist(['open', 'closed']),
  /** The closing that made it final; null while it is open. */
  closing: v.nullable(v.object({ id, number: count, at: instant, by: v.string() })),
});
export type DailyReport = v.InferOutput<typeof dailyReport>;
