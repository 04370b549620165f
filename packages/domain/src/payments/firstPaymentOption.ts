import { allMethods } from './allMethods.ts';
import type { PaymentOptionRecord } from './record.ts';

/** Returns the only payment option of a new merchant: cash. */
export const firstPaymentOption = (merchant_id: number): PaymentOptionRecord => ({
  id: merchant_id,
  version: 1,
  name: 'Cash',
  kind: 'cash',
  channel: 'offline',
  is_active: true,
  methods: [...allMethods],
  fee_rate: 0,
  fee_fixed: 0,
  account_code: '',
  opens_drawer: true,
  place: 1,
  is_used: false,
});
