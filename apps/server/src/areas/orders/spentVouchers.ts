import { sql } from 'kysely';
import { isDuplicate, SqlError } from '../../storage/db/SqlError.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Sql } from '../../storage/sql.ts';

/** Returns which of these vouchers have captured payments at a merchant. */
export async function spentVouchers(
  db: Sql,
  merchant_id: number,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await all(
    db,
    sql<{ voucher_code: NonNullable<Rows['payment']['voucher_code']> }>`select distinct voucher_code
      from payment where merchant_id = ${merchant_id} and state = 'captured'
        and voucher_code = any(${codes}::text[])`,
  );
  return rows.map(({ voucher_code }) => voucher_code);
}

/**
 * Writes payments. If another payment with the same voucher is written at the same time, throws an
 * error after which the transaction is retried, so that the rule refuses the voucher by its field.
 */
export async function payingOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error, 'payment_voucher_once')) throw error;
    throw new SqlError(
      { code: '40001', message: 'A voucher was used concurrently.' },
      { cause: error },
    );
  }
}
