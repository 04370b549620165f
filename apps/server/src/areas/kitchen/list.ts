import type { KitchenZone } from '@servery/api';
import { showKitchenZone } from '@servery/domain/kitchen';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { containsText } from '../lists/containsText.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { loadKitchens } from './load.ts';

type Query = ListQuery & { status: '' | 'active' | 'inactive' };

/**
 * Returns one page of zones by name, each with its categories and items, and the total number of
 * zones.
 */
export async function pageOfZones(
  db: Sql,
  { search, start, length, order, status }: Query,
  scope: Scope,
): Promise<{ aaData: KitchenZone[]; total: number }> {
  const hasStatus = status === '' ? sql`true` : sql`is_active = ${status === 'active'}`;
  const where = sql`${within(scope)} and ${hasStatus}
    and ${containsText(search)}`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<Pick<Rows['kitchen_zone'], 'merchant_id' | 'id'>>`select merchant_id, id from kitchen_zone
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
