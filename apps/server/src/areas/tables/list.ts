import type { listTables, Parsed, Table } from '@servery/api';
import { nameKey } from '@servery/domain/search';
import { showTable, tableOf } from '@servery/domain/tables';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import { loadFloors } from './load.ts';

/** Returns one page of tables by section and name, and the total number of tables. */
export async function pageOfTables(
  db: Sql,
  { search, start, length, order, status, section }: Parsed<typeof listTables>['query'],
  scope: Scope,
  now: Date,
): Promise<{ aaData: Table[]; total: number }> {
  const where = sql`${within(scope)}
    and ${containsText(search)}
    and ${status === '' ? sql`true` : sql`is_active = ${status === 'active'}`}
    and ${section === '' ? sql`true` : sql`section_key = ${nameKey(section)}`}`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<Pick<Rows['dining_table'], 'id' | 'merchant_id'>>`select id, merchant_id from dining_table
        where ${where} order by section_key collate "C" ${way}, name_key collate "C" ${way}, id ${way}
        limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from dining_table where ${where}`),
  ]);
  const merchants = [...new Set(rows.map(({ merchant_id }) => merchant_id))];
  const floors = await loadFloors(db, merchants, now);
  const aaData = rows.map(({ id, merchant_id }) => {
    const floor = floors.get(merchant_id)!;
    return showTable(tableOf(floor, id), floor, now);
  });
  return { aaData, total: count?.total ?? 0 };
}
