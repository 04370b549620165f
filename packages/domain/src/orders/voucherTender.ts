import { invalid, type Payment, type PaymentOption } from '@servery/api';
import { layVoucher } from '../money/voucher.ts';

/** The part of a tender that describes a prepaid voucher; amounts in sen. */
export interface VoucherTender {
  amount: number;
  voucher_code?: string | null;
  face_value?: number | null;
}

/** The voucher that a payment was made with; null for payments of other kinds. */
export type PaidVoucher = Required<Pick<Payment, 'voucher_code' | 'face_value'>>;

/**
 * Returns the voucher of a tender. A voucher pays its face value or what is left of the bills, and
 * its code pays once until that payment is reversed.
 * @throws `invalid`, with the field of the tender
 */
export function voucherOf(
  { amount, voucher_code = null, face_value = null }: VoucherTender,
  { kind }: Pick<PaymentOption, 'kind'>,
  { field, left, spent }: { field: string; left: number; spent: ReadonlySet<string> },
): PaidVoucher {
  if (kind !== 'voucher') {
    if (voucher_code === null && face_value === null) return { voucher_code, face_value };
    throw invalid(
      `${field}.${voucher_code === null ? 'face_value' : 'voucher_code'}`,
      'no_voucher',
      'This payment option doesn’t take vouchers.',
    );
  }
  if (voucher_code === null)
    throw invalid(`${field}.voucher_code`, 'required', 'This field is required.');
  if (face_value === null)
    throw invalid(`${field}.face_value`, 'required', 'This field is required.');
  if (spent.has(voucher_code))
    throw invalid(`${field}.voucher_code`, 'taken', 'This voucher has already been used.');
  // More than what is left is refused for every kind of tender.
  if (amount <= left && amount !== layVoucher(face_value, left).amount)
    throw invalid(
      `${field}.amount`,
      'not_face_value',
      'A voucher pays its face value, or what is left to pay.',
    );
  return { voucher_code, face_value };
}
