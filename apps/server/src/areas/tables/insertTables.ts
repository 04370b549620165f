import type { sampleTables } from '@servery/sample';
import { tableToken } from '@servery/domain/tables';
import { newToken } from '../../http/tokens.ts';
import { insertRows, type Sql } from '../../storage/sql.ts';
import { tableRow } from './rows.ts';

/** Inserts the floors of the sample, with new random QR tokens. */
export async function insertTables(
  db: Sql,
  { tables, carts }: ReturnType<typeof sampleTables>,
): Promise<void> {
  const rows = tables.map((table) =>
    tableRow({ ...table, qr_token: tableToken(table.merchant_id, newToken()) }),
  );
  await insertRows(db, 'dining_table', rows);
  await insertRows(
    db,
    'table_cart',
    carts.map((line) => ({ ...line })),
  );
}
