import { Problem } from '@servery/api';
import type {
  CategoryRecord,
  ItemRecord,
  MenuBook,
  MoveRecord,
  OptionRecord,
} from '@servery/domain/menu';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { within, type Scope } from '../../http/scope.ts';
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

/** Returns the whole menu of a merchant, as the rules use it. */
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

/** Returns the ids of the pictures in a merchant's library. */
export const picturesOf = async (db: Sql, merchant_id: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await all(
        db,
        sql<Pick<Rows['media'], 'id'>>`select id from media where merchant_id = ${merchant_id}`,
      )
    ).map(({ id }) => id),
  );
