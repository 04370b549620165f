import type { PaymentOption } from '@servery/api';

/** Returns the only payment option of a new merchant: cash. */
export const firstPaymentOption = (merchant_id: number): PaymentOption => ({
  id: merchant_id,
  name: 'Cash',
  kind: 'cash',
  channel: 'offline',
});
