import { sql, type RawBuilder } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';

/** The query parameters that all lists share. */
export interface ListQuery {
  search: string;
  start: number;
  length: number;
  order: 'asc' | 'desc';
}

/**
 * Returns one page of a table with `name_key` and `search_text`, by name, and the total number of
 * rows that match the condition `found`.
 */
export async function listByName<Row>(
  db: Sql,
  table: 'member',
  columns: RawBuilder<Row>,
  { start, length, order }: ListQuery,
  scope: Scope,
  found: RawBuilder<boolean>,
): Promise<{ aaData: Row[]; total: number }> {
  const where = sql`${within(scope)} and ${found}`;
  const way = sql.raw(order);
  const [aaData, count] = await Promise.all([
    all(
      db,
      sql<Row>`select ${columns} from ${sql.table(table)} where ${where}
        order by name_key collate "C" ${way}, id ${way} limit ${length} offset ${start}`,
    ),
    first(
      db,
      sql<{ total: number }>`select count(*) as total from ${sql.table(table)} where ${where}`,
    ),
  ]);
  return { aaData, total: count?.total ?? 0 };
}
