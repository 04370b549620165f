import { expect, test } from 'vitest';
import { toTabs } from './copyRows.ts';
import { neutral, ordinary } from './formulaGuard.ts';
import { cellsOf, type SheetColumn } from './sheet.ts';
import { toCsv } from './toCsv.ts';

interface Guest {
  name: string;
  spent: number;
  since: Date | null;
}
const columns: SheetColumn<Guest>[] = [
  { id: 'name', header: 'Guest', value: ({ name }) => name },
  { id: 'spent', header: 'Spent', value: ({ spent }) => spent },
  { id: 'since', header: 'Since', value: ({ since }) => since },
];
const guest = (name: string, spent = 1): Guest => ({ name, spent, since: null });

test.each([
  '=1+1',
  '+60 12-345',
  '+60123456789',
  "'=1",
  "'-8.50",
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("x")',
  '＝1',
])('neutral escapes text that a spreadsheet would run or change: %j', (text) => {
  expect(neutral(text)).toBe(`'${text}`);
  expect(ordinary(neutral(text))).toBe(text);
});

test.each(['-12.50', '-1,234.50', '12 %', 'a=b', "O'Neil", '', '-5%'])(
  'neutral keeps text that a spreadsheet would not run: %j',
  (text) => {
    expect(neutral(text)).toBe(text);
    expect(ordinary(text)).toBe(text);
  },
);

test('cellsOf does not escape a negative number', () => {
  expect(cellsOf(columns, [guest('Siti', -3.5)])[1]).toEqual(['Siti', '-3.5', '']);
});

test('toCsv quotes special characters, starts with a byte order mark and ends lines with CRLF', async () => {
  const csv = await toCsv(columns, [guest('Lim, "Dan"\nJr'), guest('=cmd()')]);
  expect(csv).toBe('\uFEFFGuest,Spent,Since\r\n"Lim, ""Dan""\nJr",1,\r\n\'=cmd(),1,');
});

test('toTabs replaces tabs and line breaks within cells', () => {
  expect(toTabs(columns, [guest('a\tb\nc')])).toBe('Guest\tSpent\tSince\na b c\t1\t');
});
