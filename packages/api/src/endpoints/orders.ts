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
