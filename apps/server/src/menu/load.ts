import { Problem } from '@servery/api';
import type {
  CategoryRecord,
  ItemRecord,
  MenuBook,
  MoveRecord,
  OptionRecord,
} from '@servery/domain/menu';
import { sql, type RawBuilder } from 'kysely';
import { within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';

/** The columns of an item as the rules know it. */
export const itemColumns = sql<ItemRecord>`i.id, i.version, i.category_id, i.name, i.code,
  i.description, i.price, i.prices, i.tax_class, i.place, i.is_active, i.is_available,
  i.unavailable_until, i.min_quantity, i.max_quantity, i.prep_minutes, i.windows, i.stock,
  i.low_stock, i.allow_negative, i.image_id, i.option_ids, i.options`;

const categoryColumns = sql<CategoryRecord>`id, version, name, parent_id, place, is_active,
  is_deleted`;
const optionColumns = sql<OptionRecord>`id, version, name, min, max, place, is_active, is_deleted,
  items`;

/** The whole menu of a merchant, as the rules know it. */
export async function loadBook(db: Sql, merchant_id: number): Promise<MenuBook> {
  const [categories, items, options] = await Promise.all([
    all(
      db,
      sql<CategoryRecord>`select ${categoryColumns} from menu_category
        where merchant_id = ${merchant_id}`,
    ),
    all(
      db,
      sql<ItemRecord>`select ${itemColumns} from menu_item i where i.merchant_id = ${merchant_id}`,
    ),
    all(
      db,
      sql<OptionRecord>`select ${optionColumns} from menu_option
        where merchant_id = ${merchant_id}`,
    ),
  ]);
  return { merchant_id, categories, items, options };
}

/** The merchant whose menu has a row; those outside the scope have none. */
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

/** The latest changes of an item's balance, the newest first. */
export const movesOf = (db: Sql, merchant_id: number, item_id: number): Promise<MoveRecord[]> =>
  all(
    db,
    sql<MoveRecord>`select id, item_id, at, by, mode, quantity, before, after, reason_code, reason
      from stock_move where merchant_id = ${merchant_id} and item_id = ${item_id}
      order by at desc, id desc limit 50`,
  );

/** The ids of the pictures in a merchant's library. */
export const picturesOf = async (db: Sql, merchant_id: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await all(db, sql<{ id: number }>`select id from media where merchant_id = ${merchant_id}`)
    ).map(({ id }) => id),
  );
