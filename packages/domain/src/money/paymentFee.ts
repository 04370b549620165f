import { roundRate } from './round.ts';
import { exactSen, type Rate, type Sen } from './sen.ts';

/** A provider's fee of a payment: a rate of the amount, and a fixed amount. */
export interface PaymentFeeTerms {
  rate: Rate;
  fixed: Sen;
}

/**
 * Returns the fee of one payment, with its rate rounded once, half away from zero. The fee of
 * several payments is the sum of their fees: computed on the sum of their amounts, it would differ.
 */
export const paymentFee = (amount: Sen, { rate, fixed }: PaymentFeeTerms): Sen =>
  exactSen(roundRate(amount, rate) + fixed);
