import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { order } from '../entities/order.ts';
import { id, sen, version } from '../fields.ts';
import { voucherCode } from '../voucherCode.ts';
import { reasonFields } from './orders.ts';

const tenders = v.pipe(
  v.array(
    v.strictObject({
      payment_option_id: id,
      /** The part of the bill that this tender pays. */
      amount: v.pipe(sen, v.minValue(1)),
      /** A tip on top of `amount`, which the guest asked to give. */
      tip: v.optional(sen, 0),
      /** The cash handed over. Defaults to `amount` and `tip`. */
      tendered: v.optional(v.nullable(sen), null),
      /** The code on a prepaid voucher. Required with an option of the kind `voucher`. */
      voucher_code: v.optional(v.nullable(voucherCode), null),
      /** The face value of the voucher, of which `amount` pays as much as is left. */
      face_value: v.optional(v.nullable(v.pipe(sen, v.minValue(1))), null),
    }),
  ),
  v.minLength(1),
  v.maxLength(10),
);

const paymentProblems = [
  'notFound',
  'conflict',
  'notAllowedNow',
  'amountTooHigh',
  'balanceTooLow',
  'approvalRequired',
] as const;

/**
 * Pays all listed bills of a table together. Each bill gets its own payment; cash is rounded once.
 */
export const payTable = endpoint.post('/admin/pay_table', {
  summary: 'Takes payment for all listed bills of a table together.',
  capability: 'payment.take',
  body: v.strictObject({
    table_id: id,
    /** The bills as they were shown. If any of them has changed, none is paid. */
    orders: v.pipe(
      v.array(v.strictObject({ order_id: id, version })),
      v.minLength(1),
      v.maxLength(50),
    ),
    tenders,
  }),
  returns: v.object({ orders: v.array(order) }),
  current: order,
  problems: paymentProblems,
  raises: ['order.changed'],
});

/** Takes payment in one or more tenders, or reverses one payment. */
export const togglePaymentStatus = endpoint.patch('/admin/toggle_payment_status', {
  summary: 'Takes a payment for an order, or reverses one.',
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
  current: order,
  problems: paymentProblems,
  raises: ['order.changed'],
});
