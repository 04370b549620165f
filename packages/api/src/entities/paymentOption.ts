import * as v from 'valibot';
import { id, rate } from '../fields.ts';

/** The kinds of payment. A `voucher` is a prepaid one that the merchant sold before. */
export const paymentKinds = [
  'cash',
  'card',
  'e_wallet',
  'bank',
  'wallet',
  'voucher',
  'other',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/**
 * How a payment is captured: by a provider (`online`), recorded by staff (`offline`), or from value
 * that the merchant already holds (`stored_value`).
 */
export const paymentChannels = ['online', 'offline', 'stored_value'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

/** A means of payment that a merchant accepts. */
export const paymentOption = v.object({
  id,
  name: v.string(),
  kind: v.picklist(paymentKinds),
  channel: v.picklist(paymentChannels),
  /** The tips that the till suggests with it, lowest first; it takes no tips if there are none. */
  tip_rates: v.optional(v.array(rate), []),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;
