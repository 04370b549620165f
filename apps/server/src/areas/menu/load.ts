import { Problem } from '@servery/api';
import type { ItemFilter } from '@servery/domain/commands';
import type {
  CategoryRecord,
  ItemRecord,
  MenuBook,
  MoveRecord,
  OptionRecord,
} from '@servery/domain/menu';
import { nameKey, searchKey } from '@servery/domain/search';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { within, type Scope } from '../../http/scope.ts';
import { byMerchant, type OfMerchant } from '../../storage/byMerchant.ts';
import { all, first, type Sql } from '../../storage/sql.ts';

/** The columns of an item that the rules use. */
export const itemColumns = columnsOf<ItemRecord>()(
  'menu_item',
  'i',
  `id, version, category_id, name, code, description, price, prices, tax_class, place, is_active,
  is_available, unavailable_until, min_quantity, max_quantity, prep_minutes, windows, stock,
  low_stock, allow_negative, image_id, option_ids, options`,
);

const categoryColumns = columnsOf<CategoryRecord>()(
  'menu_category',
  'menu_category',
  `id, version, name, parent_id, place, is_active, is_deleted`,
);
const optionColumns = columnsOf<OptionRecord>()(
  'menu_option',
  'menu_option',
  `id, version, name, min, max, place, is_active, is_deleted, items`,
);

/** Returns the condition that an item `i` is one that a rule needs, or the last one of its menu. */
const isNeeded = (
  merchant_ids: readonly number[],
  { ids, names = [], codes = [], categories = [], options = [] }: ItemFilter,
) => {
  const texts = codes.filter((code) => code !== '').map(searchKey);
  return sql`(i.id = any(${ids}::bigint[])
    or i.name_key = any(${names.map(nameKey)}::text[])
    or exists (select 1 from unnest(${[...new Set(texts)]}::text[]) t
      where strpos(i.search_text, t) > 0)
    or i.category_id = any(${categories}::bigint[])
    or i.option_ids @> any(${options.map((id) => JSON.stringify([id]))}::text[]::jsonb[])
    or i.id in (select distinct on (l.merchant_id) l.id from menu_item l
      where l.merchant_id = any(${merchant_ids}::bigint[])
      order by l.merchant_id, l.place desc))`;
};

/** Returns the condition that an item `i` is on the menu of a merchant, and that a rule needs it. */
export const isItemOn = (merchant_ids: readonly number[], only?: ItemFilter): RawBuilder<unknown> =>
  sql`i.merchant_id = any(${merchant_ids}::bigint[])
    and ${only ? isNeeded(merchant_ids, only) : sql`true`}`;

/**
 * Returns the menus of merchants as the rules use them, by the ids of the merchants: whole ones, or
 * with only the items that a rule needs.
 */
export async function loadBooks(
  db: Sql,
  merchant_ids: readonly number[],
  only?: ItemFilter,
): Promise<Map<number, MenuBook>> {
  const isOfThem = sql`merchant_id = any(${merchant_ids}::bigint[])`;
  const [categories, items, options] = await Promise.all([
    all(
      db,
      sql<OfMerchant<CategoryRecord>>`select merchant_id, ${categoryColumns} from menu_category
        where ${isOfThem}`,
    ),
    all(
      db,
      sql<OfMerchant<ItemRecord>>`select merchant_id, ${itemColumns} from menu_item i
        where ${isItemOn(merchant_ids, only)}`,
    ),
    all(
      db,
      sql<OfMerchant<OptionRecord>>`select merchant_id, ${optionColumns} from menu_option
        where ${isOfThem}`,
    ),
  ]);
  const categoriesOf = byMerchant<CategoryRecord>(categories);
  const itemsOf = byMerchant<ItemRecord>(items);
  const optionsOf = byMerchant<OptionRecord>(options);
  return new Map(
    merchant_ids.map((merchant_id) => [
      merchant_id,
      {
        merchant_id,
        categories: categoriesOf.get(merchant_id) ?? [],
        items: itemsOf.get(merchant_id) ?? [],
        options: optionsOf.get(merchant_id) ?? [],
      },
    ]),
  );
}

/** Returns the whole menu of a merchant, as the rules use it. */
export const loadBook = async (db: Sql, merchant_id: number): Promise<MenuBook> =>
  (await loadBooks(db, [merchant_id])).get(merchant_id)!;

/**
 * Returns the merchant whose menu has a row, if that merchant is in the scope.
 * @throws `notFound`
 */
export async function merchantWith(
  db: Sql,
  scope: Scope,
  part: 'categories' | 'items' | 'options' | 'choices',
  id: number,
): Promise<number> {
  const row = await first(
    db,
    sql<{ merchant_id: number }>`${wanted[part](id)} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

const wanted: Record<
  'categories' | 'items' | 'options' | 'choices',
  (id: number) => RawBuilder<unknown>
> = {
  categories: (id) => sql`select merchant_id from menu_category where id = ${id}`,
  items: (id) => sql`select merchant_id from menu_item where id = ${id}`,
  options: (id) => sql`select merchant_id from menu_option where id = ${id}`,
  choices: (id) =>
    sql`select merchant_id from menu_option
      where items @> ${JSON.stringify([{ id }])}::jsonb`,
};

/** Returns the latest changes of an item's stock, the newest first. */
export const movesOf = (db: Sql, merchant_id: number, item_id: number): Promise<MoveRecord[]> =>
  all(
    db,
    sql<MoveRecord>`select id, item_id, at, by, mode, quantity, before, after, reason_code, reason
      from stock_move where merchant_id = ${merchant_id} and item_id = ${item_id}
      order by at desc, id desc limit 50`,
  );

/** Returns the ids of the pictures in the libraries of merchants, by the ids of these. */
export async function picturesOfAll(
  db: Sql,
  merchant_ids: readonly number[],
): Promise<Map<number, ReadonlySet<number>>> {
  const rows = await all(
    db,
    sql<Pick<Rows['media'], 'merchant_id' | 'id'>>`select merchant_id, id from media
      where merchant_id = any(${merchant_ids}::bigint[])`,
  );
  return new Map(
    [...byMerchant(rows)].map(([merchant_id, own]) => [
      merchant_id,
      new Set(own.map(({ id }) => id)),
    ]),
  );
}

/** Returns the ids of the pictures in a merchant's library. */
export const picturesOf = async (db: Sql, merchant_id: number): Promise<ReadonlySet<number>> =>
  (await picturesOfAll(db, [merchant_id])).get(merchant_id) ?? new Set();
