import { movesOf, type SampleMerchant } from '@servery/sample';
import { insertRows, type Sql } from '../../storage/sql.ts';
import { categoryRow, itemRow, moveRow, optionRow } from './rows.ts';

/** Inserts the menu of a sample merchant, with dates relative to `now`. */
export async function insertMenu(db: Sql, shop: SampleMerchant, now: Date): Promise<void> {
  const { id, categories, items, options } = shop;
  const into = (table: string, rows: object[]) =>
    insertRows(
      db,
      table,
      rows.map((row) => ({ ...row })),
    );
  await into(
    'menu_category',
    categories.map((category) => categoryRow(id, category)),
  );
  await into(
    'menu_option',
    options.map((option) => optionRow(id, option)),
  );
  await into(
    'menu_item',
    items.map((item) => itemRow(id, item)),
  );
  await into(
    'stock_move',
    movesOf(items, now).map((move) => moveRow(id, move)),
  );
}
