import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderMethods } from '../entities/orderVocabulary.ts';
import { paymentKinds, paymentOption } from '../entities/paymentOption.ts';
import { paymentOptionDetail } from '../entities/paymentOptionDetail.ts';
import {
  choice,
  count,
  id,
  idChoice,
  idParam,
  listQuery,
  page,
  rate,
  sen,
  staysActive,
  text,
  uniqueList,
  version,
} from '../fields.ts';

const one = v.object({ id: idParam });
const raises = ['merchant.changed'] as const;

/**
 * Lists the active payment options that a merchant accepts for orders of a method, in the
 * merchant's order. Without a method, it lists those of all methods.
 */
export const listPaymentOptions = endpoint.get('/admin/payment_option/listing', {
  summary: 'Lists the payment options a merchant accepts, in the merchant’s order.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, method: choice(orderMethods) }),
  returns: page(paymentOption),
  problems: ['notFound'],
});

/** Lists all payment options with their settings, in the merchant's order. */
export const listAllPaymentOptions = endpoint.get('/admin/payment_option', {
  summary: 'Lists all payment options with their settings, in the merchant’s order.',
  capability: 'payment.options',
  query: listQuery({ merchant_id: idChoice, status: choice(['active', 'inactive']) }),
  returns: page(paymentOptionDetail),
  problems: ['notFound'],
});

const optionFields = {
  name: text(2, 40),
  kind: v.picklist(paymentKinds),
  /** Whether a provider confirms its payments. Cash, wallets and vouchers are never online. */
  is_online: v.optional(v.boolean(), false),
  methods: v.optional(uniqueList(v.picklist(orderMethods), { min: 1, max: orderMethods.length }), [
    ...orderMethods,
  ]),
  /** At most 10 %. */
  fee_rate: v.optional(v.pipe(rate, v.maxValue(1_000, 'Must be at most 1000.')), 0),
  fee_fixed: v.optional(sen, 0),
  account_code: v.optional(text(0, 20), ''),
  /** The tips that the till suggests with it, at most 50 % each; empty for none, as for vouchers. */
  tip_rates: v.optional(
    v.pipe(
      v.array(v.pipe(rate, v.minValue(1), v.maxValue(5_000, 'Must be at most 5000.'))),
      v.maxLength(4),
      v.transform((rates) => [...new Set(rates)].toSorted((a, b) => a - b)),
    ),
    [],
  ),
  /** Whether a payment with it opens the cash drawer. Defaults to true for cash. */
  opens_drawer: v.optional(v.boolean()),
  is_active: v.optional(v.boolean(), true),
};

/** Adds a payment option after the others. */
export const createPaymentOption = endpoint.post('/admin/payment_option', {
  summary: 'Creates a payment option after the others.',
  capability: 'payment.options',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), ...optionFields }),
  returns: paymentOptionDetail,
  problems: ['notFound'],
  raises,
});

/** Changes a payment option. Past payments keep its previous name, kind and fee. */
export const editPaymentOption = endpoint.put('/admin/payment_option/:id', {
  summary: 'Updates a payment option.',
  capability: 'payment.options',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...optionFields, ...staysActive }),
  returns: paymentOptionDetail,
  current: paymentOptionDetail,
  problems: ['notFound', 'conflict'],
  raises,
});

/**
 * Activates, deactivates or moves a payment option. A move shifts the options in between, whose
 * versions stay the same. A place after the last one stands for the last one.
 */
export const patchPaymentOption = endpoint.patch('/admin/payment_option/:id', {
  summary: 'Activates, deactivates or moves a payment option.',
  capability: 'payment.options',
  params: one,
  body: v.strictObject({
    version,
    is_active: v.optional(v.boolean()),
    /** The new position; the first is 1. */
    place: v.optional(v.pipe(count, v.minValue(1, 'Must be at least 1.'))),
  }),
  returns: paymentOptionDetail,
  current: paymentOptionDetail,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Deletes a payment option without payments. */
export const deletePaymentOption = endpoint.delete('/admin/payment_option/:id', {
  summary: 'Deletes a payment option without payments.',
  capability: 'payment.options',
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  current: paymentOptionDetail,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});
