import { movesOf, type SampleMerchant } from '@servery/domain/sample';
import { insertRows, type Sql } from '../sql.ts';
import { categoryRow, itemRow, moveRow, optionRow } from './rows.ts';

/** Writes the menu of a merchant of the sample, as of a moment. */
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
    categories.map((one) => categoryRow(id, one)),
  );
  await into(
    'menu_option',
    options.map((one) => optionRow(id, one)),
  );
  await into(
    'menu_item',
    items.map((one) => itemRow(id, one)),
  );
  await into(
    'stock_move',
    movesOf(items, now).map((one) => moveRow(id, one)),
  );
}
