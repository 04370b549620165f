import type { Unit } from '../commands/Unit.ts';
import type { VoucherTender } from './voucherTender.ts';

/** Returns the codes of tenders' vouchers that have paid already at a merchant. */
export async function spentVouchers(
  { choices }: Unit,
  merchant_id: number,
  tenders: readonly Pick<VoucherTender, 'voucher_code'>[],
): Promise<readonly string[]> {
  const codes = tenders.flatMap(({ voucher_code }) => voucher_code ?? []);
  return codes.length === 0 ? [] : choices.spentVouchers(merchant_id, codes);
}
