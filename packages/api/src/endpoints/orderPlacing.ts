import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { order, orderMethods } from '../entities/order.ts';
import { wantedLine } from '../entities/wantedLine.ts';
import { count, id, phone, text, version } from '../fields.ts';

/**
 * Places an order from a cart, or adds it as a round to the unpaid bill of its table. The host
 * determines prices, number and taxes.
 */
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
    /** The delivery address. Its postcode determines the fee and the time. */
    address: v.optional(text(0, 300), ''),
    postcode: v.optional(text(0, 12), ''),
    /**
     * Whether staff or a guest placed the order. An order by staff starts as accepted and goes to
     * the kitchen immediately. An order by a guest, passed on from a channel, must be accepted
     * unless its method is accepted automatically.
     */
    source: v.optional(v.picklist(['staff', 'guest']), 'staff'),
    /** The number of guests; 0 at a table stands for those who are seated there. */
    covers: v.optional(v.pipe(count, v.maxValue(99)), 0),
    note: v.optional(text(0, 500), ''),
    lines: v.optional(v.pipe(v.array(wantedLine), v.maxLength(100)), []),
    /** Lines of the table's cart to include, each at the version that was shown. */
    cart: v.optional(v.pipe(v.array(v.strictObject({ id, version })), v.maxLength(100)), []),
    /** Starts a new bill at a table that has an unpaid one. */
    new_bill: v.optional(v.boolean(), false),
  }),
  returns: order,
  current: order,
  problems: ['storeClosed', 'itemUnavailable', 'outOfRange', 'notFound', 'conflict'],
  raises: ['order.placed', 'order.changed'],
});
