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
  sen,
  text,
  version,
} from '../fields.ts';
import { actionReasons, order, orderMethods, totals } from '../entities/order.ts';
import { exportedOrder } from '../entities/orderExport.ts';
import { orderFilters, reasonFields, wantedLine } from './orders.ts';

/** Places an order from a cart, or adds it as a round to the unpaid bill of its table: prices, number and taxes are the host's. */
export const placeOrder = endpoint.post('/transfer_cart_into_order', {
  summary: 'Places an order from a cart, or adds a round to the unpaid bill of its table.',
  capability: 'order.create',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    order_method: v.picklist(orderMethods),
    table_id: v.optional(v.nullable(id), null),
    member_id: v.optional(v.nullable(id), null),
    customer_name: v.optional(text(0, 80), ''),
    phone: v.optional(v.union([v.literal(''), phone]), ''),
    /** Where a delivery goes; its postcode decides the fee and the time. */
    address: v.optional(text(0, 300), ''),
    postcode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(12)), ''),
    /**
     * Who placed it. An order by staff starts accepted and goes to the kitchen at once; one by a
     * guest, passed on from a channel, waits for acceptance unless its method is accepted
     * automatically.
     */
    source: v.optional(v.picklist(['staff', 'guest']), 'staff'),
    covers: v.optional(v.pipe(count, v.maxValue(99)), 0),
    note: v.optional(text(0, 500), ''),
    lines: v.optional(v.pipe(v.array(wantedLine), v.maxLength(100)), []),
    /** Lines of the table's cart that go into it besides, each as it was seen. */
    cart: v.optional(v.pipe(v.array(v.strictObject({ id, version })), v.maxLength(100)), []),
    /** Starts a new bill at a table that has an unpaid one. */
    new_bill: v.optional(v.boolean(), false),
  }),
  returns: order,
  problems: ['storeClosed', 'itemUnavailable', 'outOfRange', 'notFound', 'conflict'],
  raises: ['order.placed', 'order.changed'],
});

/** Hands an order over, or takes that back. A GET for compatibility: the wanted value is in the query. */
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
  summary: 'Voids an order that should not have been rung up.',
  capability: 'order.void',
  body: v.strictObject({ order_id: id, version, ...reasonFields }),
  returns: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'hasPayments', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Cancels an order that will not be fulfilled; money taken becomes a refund request. */
export const cancelOrder = endpoint.post('/admin/cancel_order', {
  summary: 'Cancels an order that will not be fulfilled and asks for its refund.',
  capability: 'order.cancel',
  body: v.strictObject({
    order_id: id,
    version,
    ...reasonFields,
    /** Whether the kitchen made it: then it is waste, else stock goes back. */
    made: v.optional(v.boolean(), false),
  }),
  returns: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Records that a requested or failed refund was handed back. */
export const completeRefund = endpoint.post('/admin/complete_refund', {
  summary: 'Records that a requested or failed refund was handed back.',
  capability: 'refund.request',
  body: v.strictObject({
    order_id: id,
    version,
    refund_id: id,
    /** Hands it back in cash or to the member's wallet instead of the way it was paid. */
    tender: v.optional(v.nullable(v.picklist(['cash', 'wallet'])), null),
  }),
  returns: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/** What resolves an open reason that no other change of an order resolves. */
export const reasonActions = [
  'send_again',
  'other_courier',
  'call_off',
  'remove_line',
  'return_overpayment',
  'keep',
] as const;
export type ReasonAction = (typeof reasonActions)[number];

/** Resolves an open reason of an order by what was done about it. */
export const resolveReason = endpoint.post('/admin/resolve_reason', {
  summary: 'Resolves an open reason of an order by what was done about it.',
  capability: 'order.view',
  body: v.strictObject({
    order_id: id,
    version,
    code: v.picklist(actionReasons),
    action: v.picklist(reasonActions),
    /** Who takes it now; required for another courier. */
    courier: v.optional(text(0, 80), ''),
    /** The unavailable item; required to remove one. */
    line_id: v.optional(v.nullable(id), null),
    /** Required to call the order off. */
    ...reasonFields,
  }),
  returns: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Voids an order that lists can't show; as its answer couldn't show it either, it is only the id. */
export const voidUnreadableOrder = endpoint.post('/admin/void_unreadable_order', {
  summary: 'Voids an order that lists cannot show.',
  capability: 'order.void',
  body: v.strictObject({ order_id: id, version, ...reasonFields }),
  returns: v.object({ id }),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'hasPayments', 'approvalRequired'],
  raises: ['order.changed'],
});

/** The orders that a list finds, each with its amounts by kind, for a file. */
export const exportOrders = endpoint.get('/admin/order_export', {
  summary: 'Orders by list, date and filter, with their amounts by kind and their tenders.',
  capability: 'order.view',
  query: listQuery(orderFilters),
  returns: page(exportedOrder),
  problems: ['notFound'],
});

const bill = v.object({ id, number: v.string(), totals });

/** What a structural change does to the bill, before and after. */
export const changePreview = v.object({
  /** Commit with this id to get just what was shown. */
  preview_id: v.string(),
  is_committed: v.boolean(),
  before: v.array(bill),
  /** The order as it would be, or is now. */
  order,
  /** Names of reductions that go away. */
  lost: v.array(v.string()),
});
export type ChangePreview = v.InferOutput<typeof changePreview>;

const preview = {
  /** Only shows what would happen. */
  preview: v.optional(v.boolean(), false),
  /** Refuses unless it would still do what that preview showed. */
  preview_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
};

/** Moves the lines and money of other orders into one. */
export const combineOrders = endpoint.post('/admin/combine_order', {
  summary: 'Combines orders into one and links their tables, or previews that.',
  capability: 'order.combine',
  body: v.strictObject({
    target_id: id,
    orders: v.pipe(
      v.array(v.strictObject({ order_id: id, version })),
      v.minLength(2, 'Choose at least two orders.'),
      v.maxLength(20),
    ),
    ...preview,
  }),
  returns: changePreview,
  problems: ['notFound', 'conflict', 'cannotCombine', 'previewStale', 'approvalRequired'],
  raises: ['order.changed', 'table.changed'],
});

/** The orders that a split or the undo of combining makes: the first, and those that take lines over from it. */
export const splitPreview = v.object({
  ...changePreview.entries,
  /** The new bills, in the order in which they were asked for, or the restored ones. A preview gives new ones no number. */
  siblings: v.array(order),
});
export type SplitPreview = v.InferOutput<typeof splitPreview>;

/** Moves lines of an order, or some of their quantity, to new orders of their own. */
export const splitOrder = endpoint.post('/admin/split_order', {
  summary: 'Splits an order into separate bills by item, or previews that.',
  capability: 'order.split',
  body: v.strictObject({
    order_id: id,
    version,
    /** One list for each new bill; quantities that are in none of them stay with the order. */
    bills: v.pipe(
      v.array(
        v.pipe(
          v.array(v.strictObject({ line_id: id, quantity })),
          v.minLength(1, 'Choose at least one item.'),
          v.maxLength(500),
        ),
      ),
      v.minLength(1),
      v.maxLength(19),
    ),
    ...preview,
  }),
  returns: splitPreview,
  problems: ['notFound', 'conflict', 'cannotSplit', 'previewStale', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Restores the orders that were combined into one, with their items, numbers and tables. */
export const uncombineOrders = endpoint.post('/admin/uncombine_order', {
  summary: 'Undoes combining until something is paid, or previews that.',
  capability: 'order.combine',
  body: v.strictObject({ order_id: id, version, ...preview }),
  returns: splitPreview,
  problems: ['notFound', 'conflict', 'cannotUncombine', 'previewStale', 'approvalRequired'],
  raises: ['order.changed', 'table.changed'],
});

/** What a delivery would cost and take. */
export const getQuote = endpoint.get('/get_quote', {
  summary: 'What delivering an order would cost and how long it would take.',
  capability: 'order.replace',
  query: v.strictObject({
    order_id: idParam,
    postcode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(12)), ''),
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
  summary: 'Turns an order into a delivery at a quoted price, or previews that.',
  capability: 'order.replace',
  body: v.strictObject({
    order_id: id,
    version,
    quote_id: v.pipe(v.string(), v.maxLength(200)),
    customer_name: text(1, 80),
    /** Left out, the order's or its member's: not everybody who sends it out reads them. */
    phone: v.optional(phone),
    /** Left out, the order's. */
    address: v.optional(text(5, 300)),
    ...preview,
  }),
  returns: changePreview,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'quoteExpired', 'outOfRange', 'previewStale'],
  raises: ['order.changed'],
});

/** Says which member an order belongs to, and who serves it. */
export const updateOrderOwner = endpoint.post('/admin/update_order_owner', {
  summary: 'Changes the member an order belongs to, and who serves it.',
  capability: 'order.owner',
  body: v.strictObject({
    order_id: id,
    version,
    /** Null for nobody. */
    member_id: v.nullable(id),
    staff_id: v.optional(v.nullable(id), null),
  }),
  returns: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'approvalRequired'],
  raises: ['order.changed'],
});

const tenders = v.pipe(
  v.array(
    v.strictObject({
      payment_option_id: id,
      /** What this tender pays of the bill. */
      amount: v.pipe(sen, v.minValue(1)),
      /** Cash handed over; the amount when left out. */
      tendered: v.optional(v.nullable(sen), null),
    }),
  ),
  v.minLength(1),
  v.maxLength(10),
);

/** Pays the bills of a table together: each gets a payment of its own, cash is rounded once. */
export const payTable = endpoint.post('/admin/pay_table', {
  summary: 'Takes payment for all listed bills of a table together.',
  capability: 'payment.take',
  body: v.strictObject({
    table_id: id,
    /** The bills as they were shown: none of them is paid if one has changed. */
    orders: v.pipe(
      v.array(v.strictObject({ order_id: id, version })),
      v.minLength(1),
      v.maxLength(50),
    ),
    tenders,
  }),
  returns: v.object({ orders: v.array(order) }),
  current: order,
  problems: [
    'notFound',
    'conflict',
    'notAllowedNow',
    'amountTooHigh',
    'balanceTooLow',
    'approvalRequired',
  ],
  raises: ['order.changed'],
});

/** Takes payment in one or more tenders, or takes one of them back. */
export const togglePaymentStatus = endpoint.patch('/admin/toggle_payment_status', {
  summary: 'Takes payment for an order, or reverses one that was taken.',
  capability: 'order.view',
  body: v.variant('paid', [
    v.strictObject({
      paid: v.literal(true),
      order_id: id,
      version,
      tenders,
    }),
    v.strictObject({
      paid: v.literal(false),
      order_id: id,
      version,
      payment_id: id,
      ...reasonFields,
    }),
  ]),
  returns: order,
  problems: [
    'notFound',
    'conflict',
    'notAllowedNow',
    'amountTooHigh',
    'balanceTooLow',
    'approvalRequired',
  ],
  raises: ['order.changed'],
});

/** One change to an order: a command, so that two people's changes add up. */
export const orderChange = v.variant('type', [
  v.strictObject({ type: v.literal('add_line'), ...wantedLine.entries }),
  v.strictObject({ type: v.literal('set_quantity'), line_id: id, quantity }),
  v.strictObject({
    type: v.literal('void_line'),
    line_id: id,
    ...reasonFields,
    made: v.optional(v.boolean(), false),
  }),
  v.strictObject({ type: v.literal('comp_line'), line_id: id, ...reasonFields }),
  /** One of the merchant's prepared discounts. */
  v.strictObject({ type: v.literal('add_discount'), discount_id: id }),
  /** A reduction by hand: a rate or an amount. */
  v.strictObject({
    type: v.literal('add_adjustment'),
    label: text(2, 40),
    rate: v.optional(v.nullable(rate), null),
    amount: v.optional(v.nullable(sen), null),
  }),
  v.strictObject({ type: v.literal('remove_reduction'), reduction_id: id }),
  v.strictObject({ type: v.literal('apply_service_charge'), apply: v.boolean() }),
  v.strictObject({ type: v.literal('set_note'), note: text(0, 500) }),
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
  problems: ['notFound', 'conflict', 'notAllowedNow', 'itemUnavailable', 'approvalRequired'],
  raises: ['order.changed'],
});
