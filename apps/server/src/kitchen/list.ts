import type { KitchenZone } from '@servery/api';
import { showKitchenZone } from '@servery/domain/kitchen';
import { sql } from 'kysely';
import type { ListQuery } from '../listByName.ts';
import { within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import { loadKitchens } from './load.ts';

type Query = ListQuery & { status: '' | 'active' | 'inactive' };

/** One page of zones by name, each with what it makes, and how many there are. */
export async function pageOfZones(
  db: Sql,
  { search, start, length, order, status }: Query,
  scope: Scope,
): Promise<{ aaData: KitchenZone[]; total: number }> {
  const stands = status === '' ? sql`true` : sql`is_active = ${status === 'active'}`;
  const where = sql`${within(scope)} and ${stands}
    and strpos(search_text, ${search.toLowerCase()}) > 0`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<{ merchant_id: number; id: number }>`select merchant_id, id from kitchen_zone
        where ${where} order by name_key collate "C" ${way}, id ${way}
        limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from kitchen_zone where ${where}`),
  ]);
  const books = await loadKitchens(db, [...new Set(rows.map((row) => row.merchant_id))]);
  return {
    aaData: rows.map((row) => showKitchenZone(books.get(row.merchant_id)!, row.id)),
    total: count?.total ?? 0,
  };
}
