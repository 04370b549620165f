import { importMenus, type MenuContext } from '@servery/domain/menu';
import { merchants } from '@servery/sample';
import { readSheetFile } from '@servery/ui/spreadsheet';
import { expect, test } from 'vitest';
import { readSheet } from './readSheet.ts';
import { menuTemplates } from './templates/index.ts';

// Features have no types of Node, because their code can't use it.
const files = 'node:fs';
const { readdirSync, readFileSync } = (await import(files)) as {
  readdirSync: (folder: URL) => string[];
  readFileSync: (file: URL) => Uint8Array<ArrayBuffer>;
};
const folder = new URL('./importFiles/', import.meta.url);

const [shop] = merchants;
let id = 1_000_000;
const actor = { name: 'Ravi' };
const context = {
  actor,
  now: new Date(),
  shop: shop!,
  nextId: () => (id += 1),
} as unknown as MenuContext;
const emptyMenu = { merchant_id: shop!.id, categories: [], items: [], options: [] };

/** Imports a file into an empty menu. Returns the new items, or the errors with line and column. */
async function imported(file: Blob): Promise<readonly object[]> {
  const csv = await readSheetFile(file);
  const sheet = readSheet(csv!, ['RM', 'MYR'], null)!;
  expect(sheet.question).toBeNull();
  const shown = (errors: typeof sheet.errors) =>
    errors.map(({ code, line, column, heading }) => [code, line, column, heading]);
  if (sheet.errors.length > 0) return shown(sheet.errors);
  const input = { rows: sheet.rows, is_dry_run: false };
  const { book, result } = importMenus(emptyMenu, input, context);
  return result.is_committed ? book.items : shown(sheet.locate(result.errors));
}

const drinks = [
  { name: 'Café glacé', price: 1290 },
  { name: '冻柠茶', price: 950 },
];
const meals = [
  { name: 'Nasi lemak', price: 1450 },
  { name: 'Teh tarik', price: 350 },
];
const expected: Readonly<Record<string, object[]>> = {
  'utf-8.csv': drinks,
  'utf-8-mark.csv': drinks,
  'utf-16.csv': drinks,
  'windows-1252.csv': [
    { name: 'Café glacé', price: 1290 },
    { name: 'Crème brûlée – 2 pcs', price: 1800 },
  ],
  'comma.csv': [
    {
      name: 'Nasi lemak, special',
      description: 'With "sambal"',
      price: 1450,
      prices: { pickup: 1300 },
    },
    { name: 'Teh tarik', code: 'TT', price: 350, prices: {}, is_active: false },
  ],
  'semicolon.csv': [{ ...meals[0], description: 'Rice, egg, sambal' }, meals[1]!],
  'tab.csv': [{ ...meals[0], description: 'Rice, egg; sambal' }, meals[1]!],
  'sep.csv': meals,
  'decimal-comma.csv': [
    { name: 'Teh tarik', price: 350, prices: { pickup: 300 }, stock: 120 },
    { name: 'Wagyu', price: 125_000, prices: {}, stock: 1200 },
    { name: 'Lobster', price: 125_000, prices: { pickup: 98_050 }, stock: 8 },
  ],
  'grouped-thousands.csv': [
    { name: 'Wagyu', price: 125_000, prices: { delivery: 130_000 }, stock: 1200 },
    { name: 'Lobster', price: 125_000, prices: { delivery: 130_000 }, stock: 8 },
    { name: 'Teh tarik', price: 350, prices: {}, stock: null },
  ],
  'too-many-cells.csv': [['cells', 3, 11, '']],
  'quoted-line-breaks.csv': [
    { ...meals[0], description: 'Rice\negg\nsambal' },
    { ...meals[1], description: 'Tea,\r\nmilk' },
  ],
  'blank-lines.csv': [['money', 7, 3, 'price']],
  'open-quote.csv': [['openQuote', 3, 2, 'name']],
  'formula.csv': [
    { name: '+Egg', price: 150, description: '=A1' },
    { name: '-20% set', price: 300 },
  ],
  // Two blank rows, a picture in each row, an Excel date, and a price that is text.
  'workbook.xlsx': [
    { name: 'Nasi lemak', price: 1290, stock: 40 },
    { name: 'Wagyu', price: 150_000, is_active: false },
  ],
  'heading-twice.csv': [['repeated', 1, 4, 'Price']],
};

test.each(Object.entries(expected))('%s is imported as meant or refused', async (name, items) => {
  const found = await imported(new Blob([readFileSync(new URL(name, folder))]));
  expect(found).toHaveLength(items.length);
  expect(found).toMatchObject(items);
});

test.each(menuTemplates)('the template $id is imported without an error', async ({ load }) => {
  const { csv } = await load();
  const items = await imported(new Blob([csv]));
  expect(items).toHaveLength(csv.trim().split('\n').length - 1);
  expect(items[0]).toHaveProperty('price');
});

test('every file of the folder has an expectation', () => {
  const files = readdirSync(folder).filter((name) => !name.startsWith('.'));
  expect(files.toSorted()).toEqual(Object.keys(expected).toSorted());
});
