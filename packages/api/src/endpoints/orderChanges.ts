import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  count,
  flagParam,
  id,
  idParam,
  instant,
  listQuery,
  page,
  phone,
  quantity,
  rate,
  seat,
  sen,
  text,
  version,
} from '../fields.ts';
import { actionReasons, order, refundScope, totals } from '../entities/order.ts';
import { exportedOrder } from '../entities/orderExport.ts';
import { wantedLine } from '../entities/wantedLine.ts';
import { orderFilters, reasonFields } from './orders.ts';

/**
 * Marks an order as handed over, or undoes that. A GET for compatibility, with the new value in the
 * query.
 */
export const toggleClaimStatus = endpoint.get('/admin/toggle_claim_status', {
  summary: 'Marks an order as handed over (kept for compatibility; prefer PATCH).',
  capability: 'order.claim',
  query: v.strictObject({ order_id: idParam, claimed: v.optional(flagParam, true) }),
  returns: order,
  problems: ['notFound', 'notAllowedNow', 'notPaid'],
  raises: ['order.changed'],
});

/** Voids an order that should not have been rung up. */
export const voidOrder = endpoint.post('/admin/void_order', {
  summary: 'Voids an order that was rung up by mistake.',
  capability: 'order.void',
  body: v.strictObject({ order_id: id, version, ...reasonFields }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'hasPayments', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Cancels an order that will not be fulfilled; money taken becomes a refund request. */
export const cancelOrder = endpoint.post('/admin/cancel_order', {
  summary: 'Cancels an order that won’t be fulfilled and requests its refund.',
  capability: 'order.cancel',
  body: v.strictObject({
    order_id: id,
    version,
    ...reasonFields,
    /**
     * Whether the kitchen has made it. If so, it counts as waste; otherwise its items return to
     * stock.
     */
    made: v.optional(v.boolean(), false),
  }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Requests the refund of some items of a completed order, at their share of the bill. */
export const requestRefund = endpoint.post('/admin/request_refund', {
  summary: 'Requests the refund of some items of a completed order.',
  capability: 'refund.request',
  body: v.strictObject({
    order_id: id,
    version,
    ...refundScope.entries,
    ...reasonFields,
  }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Records that a requested or failed refund was paid out. */
export const completeRefund = endpoint.post('/admin/complete_refund', {
  summary: 'Records that a requested or failed refund was paid out.',
  capability: 'refund.request',
  body: v.strictObject({
    order_id: id,
    version,
    refund_id: id,
    /**
     * Pays it out in cash or to the member's wallet instead of by the original payment method.
     * Required for what a prepaid voucher paid.
     */
    tender: v.optional(v.nullable(v.picklist(['cash', 'wallet'])), null),
  }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/** The actions that resolve an open reason which no other change of the order resolves. */
export const reasonActions = [
  'send_again',
  'other_courier',
  'call_off',
  'remove_line',
  'return_overpayment',
  'keep',
] as const;
export type ReasonAction = (typeof reasonActions)[number];

/** Resolves an open reason of an order with the action that was taken. */
export const resolveReason = endpoint.post('/admin/resolve_reason', {
  summary: 'Resolves an action reason of an order by the step taken.',
  capability: 'order.view',
  body: v.strictObject({
    order_id: id,
    version,
    code: v.picklist(actionReasons),
    action: v.picklist(reasonActions),
    /** The new courier. Required for `other_courier`. */
    courier: v.optional(text(0, 80), ''),
    /** The unavailable item. Required for `remove_line`. */
    line_id: v.optional(v.nullable(id), null),
    /** Required for `call_off`. */
    ...reasonFields,
  }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/**
 * Voids an order that lists can't show. Only returns its id, because the response couldn't show the
 * order either.
 */
export const voidUnreadableOrder = endpoint.post('/admin/void_unreadable_order', {
  summary: 'Voids an order that lists can’t show.',
  capability: 'order.void',
  body: v.strictObject({ order_id: id, version, ...reasonFields }),
  returns: v.object({ id }),
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'hasPayments', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Lists the orders that match a filter, each with its amounts by kind, for export to a file. */
export const exportOrders = endpoint.get('/admin/order_export', {
  summary: 'Lists orders by list, date and filter, with their amounts by kind and their tenders.',
  capability: 'order.view',
  query: listQuery(orderFilters),
  returns: page(exportedOrder),
  problems: ['notFound'],
});

const bill = v.object({ id, number: v.string(), totals });

/** The effect of a structural change on the bills, before and after. */
export const changePreview = v.object({
  /** Pass this id when committing to apply exactly what was shown. */
  preview_id: v.string(),
  is_committed: v.boolean(),
  before: v.array(bill),
  /** The order after the change; in a preview, as it would be. */
  order,
  /** The names of reductions that would be lost. */
  lost: v.array(v.string()),
});
export type ChangePreview = v.InferOutput<typeof changePreview>;

const preview = {
  /** Only previews the change. */
  preview: v.optional(v.boolean(), false),
  /** Returns `previewStale` if the result would differ from this preview. */
  preview_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
};

/** Combines orders: moves the lines and payments of the others into the target. */
export const combineOrders = endpoint.post('/admin/combine_order', {
  summary: 'Combines orders into one and links their tables, or previews the result.',
  capability: 'order.combine',
  body: v.strictObject({
    target_id: id,
    orders: v.pipe(
      v.array(v.strictObject({ order_id: id, version })),
      v.minLength(2, 'Must include at least two orders.'),
      v.maxLength(20),
    ),
    ...preview,
  }),
  returns: changePreview,
  current: order,
  problems: ['notFound', 'conflict', 'cannotCombine', 'previewStale', 'approvalRequired'],
  raises: ['order.changed', 'table.changed'],
});

/**
 * The result of splitting an order or of undoing a combination: the original order, and the orders
 * that take over lines from it.
 */
export const splitPreview = v.object({
  ...changePreview.entries,
  /**
   * The new bills in the requested order, or the restored ones. New bills have no number in a
   * preview.
   */
  siblings: v.array(order),
});
export type SplitPreview = v.InferOutput<typeof splitPreview>;

/** Moves lines of an order, or part of their quantity, to new orders. */
export const splitOrder = endpoint.post('/admin/split_order', {
  summary: 'Splits an order into separate bills by item, or previews the result.',
  capability: 'order.split',
  body: v.strictObject({
    order_id: id,
    version,
    /** One list for each new bill. Quantities that aren't listed stay with the order. */
    bills: v.pipe(
      v.array(
        v.pipe(
          v.array(v.strictObject({ line_id: id, quantity })),
          v.minLength(1, 'Must include at least one item.'),
          v.maxLength(500),
        ),
      ),
      v.minLength(1),
      v.maxLength(19),
    ),
    ...preview,
  }),
  returns: splitPreview,
  current: order,
  problems: ['notFound', 'conflict', 'cannotSplit', 'previewStale', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Restores the orders that were combined into one, with their items, numbers and tables. */
export const uncombineOrders = endpoint.post('/admin/uncombine_order', {
  summary: 'Undoes combining until something is paid, or previews the result.',
  capability: 'order.combine',
  body: v.strictObject({ order_id: id, version, ...preview }),
  returns: splitPreview,
  current: order,
  problems: ['notFound', 'conflict', 'cannotUncombine', 'previewStale', 'approvalRequired'],
  raises: ['order.changed', 'table.changed'],
});

/** Quotes the fee and the time of delivering an order. */
export const getQuote = endpoint.get('/get_quote', {
  summary: 'Returns a quote for delivering an order: price and time.',
  capability: 'order.replace',
  query: v.strictObject({
    order_id: idParam,
    postcode: v.optional(text(0, 12), ''),
  }),
  returns: v.object({
    quote_id: v.string(),
    order_id: id,
    postcode: v.string(),
    area: v.string(),
    fee: sen,
    minutes: count,
    expires_at: instant,
  }),
  problems: ['notFound', 'outOfRange', 'notAllowedNow'],
});

/** Turns an order into a delivery. */
export const replaceByDelivery = endpoint.post('/admin/order_delivery', {
  summary: 'Changes an order to delivery at a quoted price, or previews the result.',
  capability: 'order.replace',
  body: v.strictObject({
    order_id: id,
    version,
    quote_id: v.pipe(v.string(), v.maxLength(200)),
    customer_name: text(1, 80),
    /**
     * Defaults to the phone of the order or its member, because not everyone who sends out
     * deliveries can read it.
     */
    phone: v.optional(phone),
    /** Defaults to the order's address. */
    address: v.optional(text(5, 300)),
    ...preview,
  }),
  returns: changePreview,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'quoteExpired', 'outOfRange', 'previewStale'],
  raises: ['order.changed'],
});

/** Changes the member an order belongs to, and the staff member who serves it. */
export const updateOrderOwner = endpoint.post('/admin/update_order_owner', {
  summary: 'Changes the member who owns an order and the staff member who serves it.',
  capability: 'order.owner',
  body: v.strictObject({
    order_id: id,
    version,
    /** Null removes the member. */
    member_id: v.nullable(id),
    staff_id: v.optional(v.nullable(id), null),
  }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Changes the note of an order. */
export const setNote = v.strictObject({ type: v.literal('set_note'), note: text(0, 500) });

/** Changes the seat that a line is for; null for none. */
export const setSeat = v.strictObject({
  type: v.literal('set_seat'),
  line_id: id,
  seat: v.nullable(seat),
});

/**
 * One change to an order. Changes are commands, so concurrent changes by two people are both
 * applied.
 */
export const orderChange = v.variant('type', [
  v.strictObject({ type: v.literal('add_line'), ...wantedLine.entries }),
  v.strictObject({ type: v.literal('set_quantity'), line_id: id, quantity }),
  setSeat,
  v.strictObject({
    type: v.literal('void_line'),
    line_id: id,
    ...reasonFields,
    made: v.optional(v.boolean(), false),
  }),
  v.strictObject({ type: v.literal('comp_line'), line_id: id, ...reasonFields }),
  /** One of the merchant's predefined discounts. */
  v.strictObject({ type: v.literal('add_discount'), discount_id: id }),
  /** A manual reduction: a rate or an amount. */
  v.strictObject({
    type: v.literal('add_adjustment'),
    label: text(2, 40),
    rate: v.optional(v.nullable(rate), null),
    amount: v.optional(v.nullable(sen), null),
  }),
  v.strictObject({ type: v.literal('remove_reduction'), reduction_id: id }),
  v.strictObject({ type: v.literal('apply_service_charge'), apply: v.boolean() }),
  setNote,
  v.strictObject({ type: v.literal('set_covers'), covers: v.pipe(count, v.maxValue(99)) }),
]);
export type OrderChange = v.InferOutput<typeof orderChange>;

/** Changes the lines, reductions and notes of an order. */
export const updateOrder = endpoint.put('/admin/order/:order_id', {
  summary: 'Changes the lines, reductions and notes of an order.',
  capability: 'order.view',
  params: v.object({ order_id: idParam }),
  body: v.strictObject({
    version,
    changes: v.pipe(v.array(orderChange), v.minLength(1), v.maxLength(50)),
  }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'itemUnavailable', 'approvalRequired'],
  raises: ['order.changed'],
});
