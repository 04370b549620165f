import type { sampleTables } from '@servery/domain/sample';
import { tableToken } from '@servery/domain/tables';
import { newToken } from '../http/tokens.ts';
import { insertRows, type Sql } from '../sql.ts';
import { tableRow } from './rows.ts';

/** Writes the floors of the sample; codes that others could know are made anew. */
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
