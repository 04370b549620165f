import type { FoodMenu, FoodOption, MenuCategory } from '@servery/api';
import { isSetAvailable, type ItemRecord } from '@servery/domain/menu';
import { sql, type RawBuilder } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { itemColumns } from './load.ts';

const hasStatus = (status: '' | 'active' | 'inactive', table: string) =>
  status === '' ? sql`true` : sql`${sql.ref(`${table}.is_active`)} = ${status === 'active'}`;

async function page<Stored>(
  db: Sql,
  rows: RawBuilder<Stored>,
  total: RawBuilder<{ total: number }>,
): Promise<{ aaData: Stored[]; total: number }> {
  const [aaData, count] = await Promise.all([all(db, rows), first(db, total)]);
  return { aaData, total: count?.total ?? 0 };
}

type Plain = ListQuery & { status: '' | 'active' | 'inactive' };

/** Returns one page of categories in menu order, each with its number of items. */
export function pageOfCategories(
  db: Sql,
  { search, start, length, order, status }: Plain,
  scope: Scope,
): Promise<{ aaData: MenuCategory[]; total: number }> {
  const where = sql`${within(scope, 'c.merchant_id')} and not c.is_deleted
    and ${hasStatus(status, 'c')} and ${containsText(search, 'c.search_text')}`;
  const way = sql.raw(order);
  return page(
    db,
    sql<MenuCategory>`select c.id, c.version, c.merchant_id, c.name, c.parent_id,
        c.place as priority, c.is_active, n.item_count, n.active_count
      from menu_category c cross join lateral (
        select count(*) as item_count, count(*) filter (where i.is_active) as active_count
        from menu_item i where i.merchant_id = c.merchant_id and i.category_id = c.id
      ) n
      where ${where} order by c.place ${way}, c.id ${way} limit ${length} offset ${start}`,
    sql<{ total: number }>`select count(*) as total from menu_category c where ${where}`,
  );
}

/** Returns one page of food options in their order, each with the items that use it. */
export function pageOfOptions(
  db: Sql,
  { search, start, length, order, status }: Plain,
  scope: Scope,
): Promise<{ aaData: FoodOption[]; total: number }> {
  const where = sql`${within(scope, 'o.merchant_id')} and not o.is_deleted
    and ${hasStatus(status, 'o')} and ${containsText(search, 'o.search_text')}`;
  const way = sql.raw(order);
  return page(
    db,
    sql<FoodOption>`select o.id, o.version, o.merchant_id, o.name, o.min, o.max,
        o.place as priority, o.is_active,
        (select coalesce(jsonb_agg(c.item - 'is_deleted' order by c.at), '[]')
          from jsonb_array_elements(o.items) with ordinality as c (item, at)
          where not (c.item ->> 'is_deleted')::boolean) as items,
        (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name)
            order by i.place, i.id), '[]')
          from menu_item i where i.merchant_id = o.merchant_id
            and i.option_ids @> to_jsonb(o.id)) as used_by
      from menu_option o
      where ${where} order by o.place ${way}, o.id ${way} limit ${length} offset ${start}`,
    sql<{ total: number }>`select count(*) as total from menu_option o where ${where}`,
  );
}

type MenusQuery = ListQuery & {
  category_id: number | '';
  status: '' | 'active' | 'inactive' | 'sold_out' | 'low_stock';
  sort: 'priority' | 'name' | 'price';
};

const statusOf = (status: MenusQuery['status'], now: Date) => {
  if (status === 'sold_out')
    return sql`i.is_active and (not (i.is_available
        or coalesce(i.unavailable_until <= ${now}, false))
      or (coalesce(i.stock, 1) <= 0 and not i.allow_negative))`;
  if (status === 'low_stock') return sql`i.is_active and i.stock <= i.low_stock`;
  return hasStatus(status, 'i');
};

const sorts = {
  priority: sql`i.place`,
  name: sql`i.name_key collate "C"`,
  price: sql`i.price`,
};

/** Returns one page of menu items, in menu order, by name or by price. */
export async function pageOfMenus(
  db: Sql,
  { search, start, length, order, category_id, status, sort }: MenusQuery,
  scope: Scope,
  now: Date,
): Promise<{ aaData: FoodMenu[]; total: number }> {
  const where = sql`${within(scope, 'i.merchant_id')} and ${statusOf(status, now)}
    and ${category_id === '' ? sql`true` : sql`i.category_id = ${category_id}`}
    and ${containsText(search, 'i.search_text')}`;
  const way = sql.raw(order);
  const { aaData, total } = await page(
    db,
    sql<ItemRecord & { merchant_id: number; category_name: string | null }>`
      select i.merchant_id, ${itemColumns}, c.name as category_name
      from menu_item i left join menu_category c
        on c.merchant_id = i.merchant_id and c.id = i.category_id and not c.is_deleted
      where ${where} order by ${sorts[sort]} ${way}, i.id ${way} limit ${length} offset ${start}`,
    sql<{ total: number }>`select count(*) as total from menu_item i where ${where}`,
  );
  return { aaData: aaData.map((row) => shown(row, now)), total };
}

const shown = (
  {
    place,
    options: _options,
    ...item
  }: ItemRecord & { merchant_id: number; category_name: string | null },
  now: Date,
): FoodMenu => {
  const is_available = isSetAvailable(item, now);
  return {
    ...item,
    priority: place,
    is_available,
    unavailable_until: is_available ? null : item.unavailable_until,
    windows: [...item.windows],
    option_ids: [...item.option_ids],
  };
};
