import type { Sen } from './sen.ts';

/** The effect of a prepaid voucher on a bill. */
export interface VoucherResult {
  /** The amount that it pays. */
  amount: Sen;
  /** The rest of its face value, which is neither paid out nor kept for later. */
  forfeited: Sen;
}

/** Returns what a voucher pays: its face value, or what is left of the bill if that is less. */
export function layVoucher(face_value: Sen, left: Sen): VoucherResult {
  const amount = Math.min(face_value, left);
  return { amount, forfeited: face_value - amount };
}
