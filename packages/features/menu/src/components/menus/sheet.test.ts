import { importMenus, showMenu, type ItemRecord, type MenuContext } from '@servery/domain/menu';
import { merchants } from '@servery/sample';
import { parseCsv, readCsv, toCsv } from '@servery/ui/spreadsheet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet } from './readSheet.ts';
import { exportColumns, sheetColumns } from './sheet.ts';

const [shop] = merchants;
const book = { ...shop!, merchant_id: shop!.id };
const now = new Date('2026-11-28T04:00:00Z');
const units = ['RM', 'MYR'];
let id = 1_000_000;
const context = { now, shop: shop!, nextId: () => (id += 1) } as unknown as MenuContext;

const parsed = async (text: string) => {
  const csv = await readCsv(new Blob([text]));
  return readSheet(csv!, units, null);
};
/** Text as the host stores it. */
const stored = (min: number, max: number) => {
  const formula = fc.constantFrom(...'=+-@\'"&,;\t\n 01é');
  return fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.string({ unit: formula, maxLength: Math.min(max, 8) }),
    )
    .map((text) => text.normalize('NFC').trim())
    .filter((text) => text.length >= min && text.length <= max)
    .filter((text) => !/[\p{Cc}\uFFFD]/u.test(text.replace(/[\t\r\n]/g, '')));
};
const amount = fc.integer({ min: 0, max: 99_999_999 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const anyItem = fc.record({
  name: stored(2, 120),
  code: stored(0, 40),
  description: stored(0, 300),
  price: amount,
  pickup: maybe(amount),
  delivery: maybe(amount),
  dine_in: maybe(amount),
  stock: maybe(fc.integer({ min: -50, max: 99_999 })),
  category: fc.constantFrom(...shop!.categories),
  is_active: fc.boolean(),
});
const fold = (text: string) => text.toLowerCase();
const anyItems = fc
  .uniqueArray(anyItem, { minLength: 1, maxLength: 8, selector: ({ name }) => fold(name) })
  .filter((items) => {
    const codes = items.map(({ code }) => fold(code)).filter((code) => code !== '');
    return new Set(codes).size === codes.length;
  });

test('importing an exported menu changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyItems, async (drafts) => {
      const items = drafts.map(
        ({ pickup, delivery, dine_in, category, ...draft }, place): ItemRecord => ({
          ...shop!.items[0]!,
          ...draft,
          id: place + 1,
          place,
          category_id: category.id,
          prices: Object.fromEntries(
            Object.entries({ pickup, delivery, dine_in }).filter(([, price]) => price !== null),
          ),
          option_ids: [],
        }),
      );
      const before = { ...book, items };
      const menus = items.map((item) => showMenu(before, item.id, now));
      const sheet = await parsed(await toCsv(exportColumns, menus));
      expect(sheet).toMatchObject({ errors: [], question: null });
      const input = { rows: sheet!.rows, is_dry_run: false };
      const { result, ...after } = importMenus(before, input, context);
      expect(result).toMatchObject({ unchanged: items.length, errors: [], new_categories: [] });
      expect(after.book).toEqual(before);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('an exported file has numbers in its columns of amounts and stock', async () => {
  const menu = showMenu(book, shop!.items[5]!.id, now);
  const { header, rows } = await parseCsv(await toCsv(exportColumns, [menu]));
  expect(header).toEqual(sheetColumns);
  expect(rows[0]!.cells.slice(4)).toEqual(['24.50', '', '27.00', 'SST', '4', 'yes']);
});

test('an import accepts columns in any order and spelling, and leaves out missing ones', async () => {
  const sheet = await parsed('PRICE, Name ,category,Pickup price\n1.50,Teh,Drinks,');
  const row = { category: 'Drinks', name: 'Teh', price: '1.50', pickup_price: '' };
  expect(sheet!.rows).toEqual([{ code: '', description: '', tax_class: '', ...row }]);
});

test.each(['name,price\nTeh,1', 'name,price,category', ''])(
  'an import rejects a file without names, prices or rows: %j',
  async (text) => expect(await parsed(text)).toBeNull(),
);

test('an import asks about a number that can be read in two ways, and reads it as answered', async () => {
  const csv = await readCsv(new Blob(['category;name;price\nMains;Wagyu;1,250\nMains;Teh;3']));
  const pricesOf = (sheet: ReturnType<typeof readSheet>) => sheet!.rows.map(({ price }) => price);
  expect(readSheet(csv!, units, null)!.question).toMatchObject({ text: '1,250', line: 2 });
  expect(pricesOf(readSheet(csv!, units, '.'))).toEqual(['1250', '3']);
  expect(pricesOf(readSheet(csv!, units, ','))).toEqual(['1.25', '3']);
});

test('an import doesn’t read amounts in another currency', async () => {
  const sheet = await parsed('category,name,price\nMains,Teh,€ 3.50');
  expect(sheet!.rows[0]!.price).toBe('€ 3.50');
});
