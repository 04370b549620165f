import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  choice,
  count,
  idChoice,
  idParam,
  instant,
  listQuery,
  localTime,
  page,
  rows,
  text,
  unreadable,
  wholeParam,
} from '../fields.ts';
import {
  actionReasons,
  changeReasons,
  order,
  orderMethods,
  orderStatuses,
  orderRow,
  paymentStatuses,
} from '../entities/order.ts';

/** The reason for a change. The rules require at least one of the two fields. */
export const reasonFields = {
  /** A reason from the closed list. */
  reason_code: v.optional(v.nullable(v.picklist(changeReasons))),
  /** A reason as free text, 2 to 200 characters. */
  reason: v.optional(v.nullable(text(2, 200))),
};

/**
 * Returns the orders of the live board: everything open and today's latest completed orders, or
 * only changes since a sequence number.
 */
export const displayOrders = endpoint.get('/admin/display_order', {
  summary: 'Returns the live board, either all of it or only the changes since a sequence number.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    since: v.optional(wholeParam(0, Number.MAX_SAFE_INTEGER)),
  }),
  returns: v.object({
    /** The sequence number of the last live event at the time of reading. */
    sequence: count,
    /** The host's current time. */
    now: instant,
    /**
     * Whether only changes are included. In a delta, an order without a `list` has left the board.
     */
    is_delta: v.boolean(),
    orders: rows(orderRow),
    unreadable,
  }),
  problems: ['notFound'],
});

/** The columns of the order list that a search can be narrowed to. */
export const orderSearchColumns = [
  'number',
  'transaction_id',
  'customer_name',
  'table',
  'lines',
  'phone',
  'total',
] as const;

/** The filters of the order list. Dates are in the merchant's time zone and default to today. */
export const orderFilters = {
  type: v.optional(v.picklist(['new', 'action', 'completed', 'history']), 'history'),
  remark: v.optional(v.picklist(['', 'food']), ''),
  /** Limits the list to orders with this action reason, with any, or with none. */
  status_remark: choice([...actionReasons, 'any', 'none']),
  startDate: v.optional(localTime),
  endDate: v.optional(localTime),
  /** Limits the list to this status, or to `counted` orders: neither draft, combined nor cancelled. */
  status: choice([...orderStatuses, 'counted']),
  /** Limits the search to these columns; an empty list searches all of them. */
  columns: v.optional(
    v.pipe(
      v.array(v.picklist(orderSearchColumns)),
      v.maxLength(orderSearchColumns.length, 'Must not repeat a column.'),
    ),
    [],
  ),
  merchant_id: idChoice,
  order_method: choice(orderMethods),
  payment_status: choice(paymentStatuses),
  staff_id: idChoice,
  promotion_id: idChoice,
  table_id: idChoice,
  transaction_id: v.optional(text(0, 40), ''),
  sort: v.optional(v.picklist(['placed_at', 'number', 'total']), 'placed_at'),
};

/**
 * Lists orders by list, date and filter. Searches number, transaction, guest, table, items, phone
 * number and total.
 */
export const listOrders = endpoint.get('/admin/order_listing', {
  summary: 'Lists orders by list, date and filter.',
  capability: 'order.view',
  query: listQuery(orderFilters),
  returns: page(orderRow),
  problems: ['notFound'],
});

/** Returns one order with everything that belongs to it. */
export const getOrder = endpoint.get('/admin/order_detail/:id', {
  summary: 'Returns an order with its lines, payments and history.',
  capability: 'order.view',
  params: v.object({ id: idParam }),
  returns: order,
  problems: ['notFound'],
});
