import type { Payment } from '@servery/api';

/**
 * Returns the name of a payment as people read it: its option, and the last four characters of a
 * voucher's code after a mask.
 */
export const paymentLabel = (
  { name, voucher_code }: Pick<Payment, 'name' | 'voucher_code'>,
  mask = '••••',
): string => (voucher_code ? `${name} ${mask}${voucher_code.slice(-4)}` : name);
