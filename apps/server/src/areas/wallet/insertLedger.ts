import type { WalletEntry } from '@servery/domain/wallet';
import { insertRows, type Row, type Sql } from '../../storage/sql.ts';

const batch = 1_000;

/** Inserts a ledger into empty tables, with the resulting wallets. */
export async function insertLedger(db: Sql, ledger: readonly WalletEntry[]): Promise<void> {
  const wallets = new Map(
    ledger.map(({ merchant_id, member_id, balance }) => [
      `${merchant_id} ${member_id}`,
      { merchant_id, member_id, balance },
    ]),
  );
  await insertRows(db, 'wallet', [...wallets.values()]);
  const rows = ledger.map((entry): Row => ({ ...entry }));
  for (let i = 0; i < rows.length; i += batch)
    await insertRows(db, 'wallet_entry', rows.slice(i, i + batch));
}
