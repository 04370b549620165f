import { array, assert, asyncProperty, constantFrom, oneof, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, readCsv } from './parseCsv.ts';
import type { SheetColumn } from './sheet.ts';
import { toCsv } from './toCsv.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
/** The bytes of a text in UTF-16, little-endian. */
const wide = (text: string) => [...text].flatMap((sign) => [sign.charCodeAt(0), 0]);

test('parseCsv handles separators, quotes, a byte order mark and empty lines', async () => {
  const { header, rows } = await parseCsv(
    '\uFEFFDish; Cost \r\n"Nasi; lemak";12.5\r\n\r\n ; \r\nRoti;8',
  );
  expect(header).toEqual(['Dish', 'Cost']);
  expect(rows).toEqual([
    { line: 2, cells: ['Nasi; lemak', '12.5'] },
    { line: 5, cells: ['Roti', '8'] },
  ]);
});

test.each([
  ['Dish,Price\nTeh,3', 'comma'],
  ['Dish;Price\nTeh;3', 'semicolon'],
  ['Dish\tPrice\nTeh\t3', 'tab'],
  ['sep=;\r\nDish;Price\r\nTeh;3', 'a stated separator'],
  ['sep=#\nDish#Price\nTeh#3', 'an unusual stated separator'],
  ['Dish,Price\rTeh,3', 'lines that end with CR'],
  ['Dish,Price\nTeh,3\r\n', 'lines that end in two ways'],
  ['"Dish";Price\nTeh;3', 'a quoted header'],
  ['Dish,Price,,\nTeh,3,,,,', 'empty columns at the end'],
])('parseCsv reads %j: %s', async (text) => {
  const { header, rows, errors } = await parseCsv(text);
  expect(header).toEqual(['Dish', 'Price']);
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Teh', '3']]);
  expect(errors).toEqual([]);
});

test('parseCsv counts blank lines, quoted line breaks and the line of the separator', async () => {
  const { rows } = await parseCsv('sep=,\r\n\r\nDish,Note\r\nTeh,"a\r\nb\nc"\r\n\r\nKopi,d');
  expect(rows).toEqual([
    { line: 4, cells: ['Teh', 'a\r\nb\nc'] },
    { line: 8, cells: ['Kopi', 'd'] },
  ]);
});

test.each([
  ['Dish,Price\nTeh,3\n\n\nKopi,3,50', 'cells', 5, 3, ''],
  ['Dish,Price\nTeh,"3\nKopi,4', 'openQuote', 2, 2, 'Price'],
  ['Dish,Price\nTeh,3\n"', 'openQuote', 3, 1, 'Dish'],
  ['Dish,Note,Price\n"a\nb","c" d,4', 'quote', 3, 2, 'Note'],
  ['Dish,Price\nCaf\uFFFD,3', 'character', 2, 1, 'Dish'],
  ['Dish,Price\nTeh\u0007,3', 'character', 2, 1, 'Dish'],
])('parseCsv refuses a row of %j: %s', async (text, code, line, column, heading) => {
  const { rows, errors } = await parseCsv(text);
  expect(errors).toEqual([{ code, line, column, heading }]);
  expect(rows.map(({ cells }) => cells[0])).not.toContain('Kopi');
});

test('parseCsv reports a header that can’t be read and reads no other row as one', async () => {
  const { header, errors } = await parseCsv('Dish,Pr\uFFFDce\nTeh,3');
  expect(errors).toMatchObject([{ code: 'character', line: 1, column: 2 }]);
  expect(header[0]).toBe('Dish');
});

const table = 'Dish,Price\nCafé glacé – 5 €,3';
test.each([
  ['utf-8', bytes(table)],
  ['utf-8', bytes([0xef, 0xbb, 0xbf], table)],
  [
    'windows-1252',
    bytes('Dish,Price\nCaf', [0xe9], ' glac', [0xe9, 0x20, 0x96], ' 5 ', [0x80], ',3'),
  ],
  [
    'utf-16le',
    bytes(
      [0xff, 0xfe],
      wide('Dish,Price\nCafé glacé '),
      [0x13, 0x20],
      wide(' 5 '),
      [0xac, 0x20],
      wide(',3'),
    ),
  ],
])('readCsv decodes %s', async (encoding, file) => {
  expect(await readCsv(file)).toMatchObject({
    encoding,
    rows: [{ cells: ['Café glacé – 5 €', '3'] }],
  });
});

test.each([
  ['a workbook', bytes('PK', [3, 4, 0, 0])],
  ['UTF-16 without its mark', bytes(wide(table))],
  ['UTF-16 cut off within a character', bytes([0xff, 0xfe], wide('Dish'), [0x41])],
  ['bytes that Windows-1252 leaves undefined', bytes('Dish', [0x81, 0xe9])],
])('readCsv refuses %s', async (_, file) => expect(await readCsv(file)).toBeNull());

test('parseCsv returns what toCsv was given', async () => {
  const text = string({ unit: 'grapheme', maxLength: 12 }).filter(
    (it) => !/[\p{Cc}\uFFFD]/u.test(it),
  );
  const sign = constantFrom(...'=+-@\t\r\n\'",;0aé＝');
  const cell = oneof(text, string({ unit: sign, maxLength: 6 })).map((it) => it.trim());
  const columns: SheetColumn<readonly string[]>[] = [0, 1, 2].map((at) => ({
    id: String(at),
    header: `Column ${at}`,
    value: (row) => row[at],
  }));
  await assert(
    asyncProperty(array(tuple(cell, cell, cell), { maxLength: 5 }), async (rows) => {
      const { rows: read, errors } = await parseCsv(await toCsv(columns, rows));
      expect(errors).toEqual([]);
      expect(read.map(({ cells }) => cells)).toEqual(
        rows.filter((row) => row.some((it) => it !== '')),
      );
    }),
    { numRuns: 500 },
  );
});
