import type { PairedDevice } from '@servery/api';
import { showDevice } from '@servery/domain/devices';
import { sql } from 'kysely';
import { containsText } from '../lists/containsText.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { within, type Scope } from '../../http/scope.ts';
import { first } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { devicesWhere } from './deviceRows.ts';

/** Returns one page of shared devices, by name. */
export async function devicePage(
  { sql: db, now }: RequestContext,
  { search, start, length, order }: ListQuery,
  scope: Scope,
): Promise<{ aaData: PairedDevice[]; total: number }> {
  const found = sql`${within(scope, 'd.merchant_id')}
    and ${containsText(search, 'd.search_text')}`;
  const to = sql.raw(order);
  const rows = await devicesWhere(
    db,
    sql`${found} order by d.name_key collate "C" ${to}, d.id ${to} limit ${length} offset ${start}`,
  );
  const count = await first(
    db,
    sql<{ total: number }>`select count(*) as total from device d
      where not d.is_deleted and ${found}`,
  );
  return { aaData: rows.map((row) => showDevice(row, row.seen_at, now)), total: count?.total ?? 0 };
}
