import * as v from 'valibot';
import { count, id, rate, sen, version } from '../fields.ts';
import { orderMethods } from './orderVocabulary.ts';
import { paymentOption } from './paymentOption.ts';

/** A payment option with its settings. */
export const paymentOptionDetail = v.object({
  ...paymentOption.entries,
  version,
  merchant_id: id,
  /** Whether the till offers it. */
  is_active: v.boolean(),
  /** The order methods that it is offered for. */
  methods: v.array(v.picklist(orderMethods)),
  /** The provider's fee of a payment: a rate of the amount, and a fixed amount in sen. */
  fee_rate: rate,
  fee_fixed: sen,
  /** Its account in the merchant's accounting; '' if there is none. */
  account_code: v.string(),
  /** Whether a payment with it opens the cash drawer. */
  opens_drawer: v.boolean(),
  /** Its position on the till; the first is 1. */
  place: count,
  /** Whether it has payments. It can no longer be deleted, and its channel is fixed. */
  is_used: v.boolean(),
});
export type PaymentOptionDetail = v.InferOutput<typeof paymentOptionDetail>;
