import type { PaymentOptionDetail } from '@servery/api';

/** A payment option as hosts store it. `is_used` follows from the payments, and isn't stored. */
export type PaymentOptionRecord = Omit<PaymentOptionDetail, 'merchant_id'>;

/** The payment options of one merchant, in any order. */
export interface PaymentBook {
  merchant_id: number;
  options: readonly PaymentOptionRecord[];
}

/** The payment options after a rule ran, and the id of the changed option. */
export interface PaymentChange {
  book: PaymentBook;
  id: number;
}
