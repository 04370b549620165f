import { expect, test } from 'vitest';
import { readSheetFile } from './readSheetFile.ts';
import type { SheetColumn, SheetValue } from './sheet.ts';
import { toXlsx } from './toXlsx.ts';

const columns: SheetColumn<readonly SheetValue[]>[] = ['Dish', 'Price', 'Since', 'Active'].map(
  (header, at) => ({ id: header, header, value: (row) => row[at] }),
);

test('readSheetFile reads texts, numbers, dates and flags of a workbook', async () => {
  const day = new Date('2026-03-09T00:00:00Z');
  const file = await toXlsx(columns, [
    ['Nasi lemak', { number: 12.9, decimals: 2 }, day, true],
    ['=1+1', 0.1 + 0.2, null, false],
  ]);
  expect(await readSheetFile(file)).toEqual({
    header: ['Dish', 'Price', 'Since', 'Active'],
    headerLine: 1,
    rows: [
      { line: 2, cells: ['Nasi lemak', '12.9', '2026-03-09', 'yes'] },
      { line: 3, cells: ['=1+1', '0.3', '', 'no'] },
    ],
    errors: [],
    encoding: null,
  });
});

test('readSheetFile skips blank rows of a workbook and counts their lines', async () => {
  const file = await toXlsx(columns, [[], ['Teh', 3], [' '], ['Kopi', 4]]);
  expect((await readSheetFile(file))?.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [3, 'Teh'],
    [5, 'Kopi'],
  ]);
});

test('readSheetFile reports values beyond the header of a workbook', async () => {
  const named = columns.slice(0, 2).concat({ id: 'Note', header: '', value: (row) => row[2] });
  const file = await toXlsx(named, [['Teh', 3, 'more than the header']]);
  expect((await readSheetFile(file))?.errors).toEqual([
    { code: 'cells', line: 2, column: 3, heading: '' },
  ]);
});

test('readSheetFile reads CSV, whatever its name', async () => {
  const file = new File(['Dish;Price\nTeh;3'], 'menu.xlsx');
  expect(await readSheetFile(file)).toMatchObject({ encoding: 'utf-8', header: ['Dish', 'Price'] });
});

test.each([
  ['a broken workbook', [0x50, 0x4b, 3, 4, 0, 0]],
  ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0, 0x81]],
])('readSheetFile refuses %s', async (_, bytes) =>
  expect(await readSheetFile(new Blob([new Uint8Array(bytes)]))).toBeNull(),
);
