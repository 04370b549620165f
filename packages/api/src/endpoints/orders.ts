import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  choice,
  count,
  id,
  idChoice,
  idParam,
  instant,
  listQuery,
  localTime,
  page,
  phone,
  quantity,
  text,
  unreadable,
  version,
  wholeParam,
} from '../fields.ts';
import {
  actionReasons,
  changeReasons,
  order,
  orderMethods,
  orderRow,
  orderStatuses,
  paymentStatuses,
} from '../entities/order.ts';

/** The reason for a change. The rules require at least one of the two. */
export const reasonFields = {
  /** A reason from the closed list. */
  reason_code: v.optional(v.nullable(v.picklist(changeReasons))),
  /** The person's own words, 2 to 200 characters. */
  reason: v.optional(v.nullable(text(2, 200))),
};

/** What the live board shows: everything open and today's latest completed, or what changed since. */
export const displayOrders = endpoint.get('/admin/display_order', {
  summary: 'The live board, whole or what changed since a sequence number.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    since: v.optional(wholeParam(0, Number.MAX_SAFE_INTEGER)),
  }),
  returns: v.object({
    /** Where the events stood when this was read. */
    sequence: count,
    /** The host's clock. */
    now: instant,
    /** Whether this is only what changed; orders with no `list` have left the board. */
    is_delta: v.boolean(),
    orders: v.array(orderRow),
    unreadable,
  }),
  problems: ['notFound'],
});

/** The filters of the order list. Dates are in the merchant's zone; today unless told. */
export const orderFilters = {
  type: v.optional(v.picklist(['new', 'action', 'completed', 'history']), 'history'),
  remark: v.optional(v.picklist(['', 'food']), ''),
  /** Orders with this reason to be looked at, or with any. */
  status_remark: choice([...actionReasons, 'any']),
  startDate: v.optional(localTime),
  endDate: v.optional(localTime),
  merchant_id: idChoice,
  order_method: choice(orderMethods),
  payment_status: choice(paymentStatuses),
  staff_id: idChoice,
  promotion_id: idChoice,
  table_id: idChoice,
  transaction_id: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  sort: v.optional(v.picklist(['placed_at', 'number', 'total']), 'placed_at'),
};

/** Orders by list, date and filter; searches number, transaction, guest and table. */
export const listOrders = endpoint.get('/admin/order_listing', {
  summary: 'Orders by list, date and filter.',
  capability: 'order.view',
  query: listQuery(orderFilters),
  returns: page(orderRow),
  problems: ['notFound'],
});

/** One order with everything that belongs to it. */
export const getOrder = endpoint.get('/admin/order_detail/:id', {
  summary: 'One order with its lines, money and history.',
  capability: 'order.view',
  params: v.object({ id: idParam }),
  returns: order,
  problems: ['notFound'],
});

/** An option chosen on a line. */
const chosenOption = v.strictObject({ id, quantity: v.optional(quantity, 1) });

/** A line to be placed or added. */
export const wantedLine = v.strictObject({
  menu_id: id,
  quantity,
  options: v.optional(v.pipe(v.array(chosenOption), v.maxLength(50)), []),
  note: v.optional(text(0, 200), ''),
});
export type WantedLine = v.InferOutput<typeof wantedLine>;

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

/** Moves an order through its life: accept, reject (to cancelled), start, ready, serve, dispatch, complete, reopen (to served), undo. */
export const toggleOrderStatus = endpoint.patch('/admin/toggle_order_status', {
  summary: 'Moves an order to its next status, or takes the last step back.',
  capability: 'order.view',
  body: v.strictObject({
    order_id: id,
    version,
    status: v.picklist(orderStatuses),
    /** Required to reject and to reopen. */
    ...reasonFields,
    /** On accept: minutes promised to the guest. */
    minutes: v.optional(v.nullable(v.pipe(count, v.minValue(1), v.maxValue(240))), null),
    /** Takes the last step back, within ten seconds. */
    undo: v.optional(v.boolean(), false),
  }),
  returns: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'notPaid', 'tooLate', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Hands an order over to its guest. */
export const claimOrder = endpoint.patch('/admin/toggle_claim_status', {
  summary: 'Marks an order as handed over, or takes that back within ten seconds.',
  capability: 'order.claim',
  body: v.strictObject({ order_id: id, version, claimed: v.optional(v.boolean(), true) }),
  returns: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'notPaid'],
  raises: ['order.changed'],
});

/** A change that live screens are told of. */
export const liveEvent = v.object({
  /** Counts up without gaps within a merchant. */
  sequence: count,
  kind: v.picklist([
    'order.placed',
    'order.changed',
    'kitchen.changed',
    'menu.changed',
    'print.changed',
    'media.changed',
    'queue.changed',
    'reservation.changed',
    'table.asked',
    'table.changed',
  ]),
  merchant_id: id,
  order_id: id,
  version,
});
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/** The stream of live events of one merchant, from a sequence number on. */
export const liveEvents = endpoint.get('/admin/events', {
  summary: 'A stream of server-sent events, each with the sequence number as its id.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    since: v.optional(wholeParam(0, Number.MAX_SAFE_INTEGER)),
  }),
  returns: liveEvent,
  problems: ['notFound'],
  stream: true,
});
