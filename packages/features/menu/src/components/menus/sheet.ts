import type { FoodMenu, ImportRow } from '@servery/api';
import type { SheetValue } from '@servery/ui/spreadsheet';

/** The columns of a CSV file of items, for both export and import. */
export const sheetColumns = [
  'category',
  'name',
  'code',
  'description',
  'price',
  'pickup_price',
  'delivery_price',
  'tax_class',
  'stock',
  'active',
] as const satisfies readonly (keyof ImportRow)[];

/** The maximum number of rows in one file. */
export const maxRows = 500;

const moneyOf = (sen: number | null | undefined): SheetValue =>
  sen == null ? null : { number: sen / 100, decimals: 2 };

const sheetRow = (menu: FoodMenu): Record<(typeof sheetColumns)[number], SheetValue> => ({
  category: menu.category_name ?? '',
  name: menu.name,
  code: menu.code,
  description: menu.description,
  price: moneyOf(menu.price),
  pickup_price: moneyOf(menu.prices.pickup),
  delivery_price: moneyOf(menu.prices.delivery),
  tax_class: menu.tax_class,
  stock: menu.stock,
  active: menu.is_active ? 'yes' : 'no',
});

/** The columns of an exported file. */
export const exportColumns = sheetColumns.map((id) => ({
  id,
  header: id,
  value: (menu: FoodMenu) => sheetRow(menu)[id],
}));
