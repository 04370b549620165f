import type { Media } from '@servery/api';
import { showMedia, type MediaRecord, type PictureUses } from '@servery/domain/media';
import { sql } from 'kysely';
import { containsText } from '../lists/containsText.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { isInBrand, mediaColumns, usesOf } from './load.ts';
import { addressOf } from './rows.ts';

type MediaQuery = ListQuery & {
  status: '' | 'active' | 'inactive' | 'unused' | 'no_alt';
  sort: 'added' | 'name' | 'size';
  ids?: readonly number[] | undefined;
};

const conditionOf = (status: MediaQuery['status']) => {
  if (status === 'no_alt') return sql`m.alt = ''`;
  if (status === 'unused')
    return sql`not exists (select 1 from menu_item i
      where i.merchant_id = m.merchant_id and i.image_id = m.id) and not ${isInBrand}`;
  return status === '' ? sql`true` : sql`m.is_active = ${status === 'active'}`;
};

const orderOf = (sort: MediaQuery['sort'], order: 'asc' | 'desc') => {
  const way = sql.raw(order);
  if (sort === 'added') return sql`m.id ${way}`;
  return sql`${sort === 'name' ? sql`m.name_key collate "C"` : sql`m.bytes`} ${way}, m.id ${way}`;
};

/** Returns one page of pictures, each with the menu items that use it. */
export async function pageOfMedia(
  db: Sql,
  { search, start, length, order, status, sort, ids }: MediaQuery,
  scope: Scope,
): Promise<{ aaData: Media[]; total: number }> {
  const where = sql`${within(scope, 'm.merchant_id')} and ${conditionOf(status)}
    and ${ids ? sql`m.id = any(${ids}::bigint[])` : sql`true`}
    and ${containsText(search, 'm.search_text')}`;
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<MediaRecord & PictureUses>`select ${mediaColumns}, ${usesOf}
        from media m where ${where} order by ${orderOf(sort, order)}
        limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from media m where ${where}`),
  ]);
  return {
    aaData: rows.map(({ used_by, is_in_brand, ...record }) =>
      showMedia(record, { used_by, is_in_brand }, addressOf),
    ),
    total: count?.total ?? 0,
  };
}
