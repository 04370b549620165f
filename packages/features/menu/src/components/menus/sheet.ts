import type { FoodMenu, ImportRow } from '@servery/api';

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

const needed: readonly (keyof ImportRow)[] = ['category', 'name', 'price'];

/**
 * Returns the rows of a file by its header, or null if required columns or all rows are missing.
 */
export function rowsOf(cells: readonly (readonly string[])[]): ImportRow[] | null {
  const [header = [], ...lines] = cells;
  const names = header.map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  if (!needed.every((name) => names.includes(name)) || lines.length === 0) return null;
  return lines.map((line) => {
    const cell = (name: keyof ImportRow) => (line[names.indexOf(name)] ?? '').trim();
    return Object.fromEntries(sheetColumns.map((name) => [name, cell(name)])) as ImportRow;
  });
}

const moneyOf = (sen: number | null | undefined) => (sen == null ? '' : (sen / 100).toFixed(2));

/** Returns the exported values of an item. */
export const sheetRow = (menu: FoodMenu): Record<(typeof sheetColumns)[number], string> => ({
  category: menu.category_name ?? '',
  name: menu.name,
  code: menu.code,
  description: menu.description,
  price: moneyOf(menu.price),
  pickup_price: moneyOf(menu.prices.pickup),
  delivery_price: moneyOf(menu.prices.delivery),
  tax_class: menu.tax_class,
  stock: menu.stock === null ? '' : String(menu.stock),
  active: menu.is_active ? 'yes' : 'no',
});
