import { expect, test } from 'vitest';
import { guessMapping, numbersOf, readRows, type ImportField } from './readRows.ts';

const fields: ImportField[] = [
  { id: 'name', label: 'Dish', isRequired: true },
  {
    id: 'price',
    label: 'Price',
    names: ['cost'],
    read: (text) => {
      const price = Number(text);
      if (Number.isNaN(price)) throw new Error(`“${text}” is no price.`);
      return price;
    },
  },
];

test('guessMapping matches column names in any case and uses each column once', () => {
  expect(guessMapping(fields, ['COST', 'the dish', 'dish '])).toEqual({ name: 2, price: 0 });
  expect(guessMapping([...fields, { id: 'dish', label: 'Dish' }], ['Dish'])).toEqual({ name: 0 });
});

test('guessMapping leaves a column name that comes twice to the user', () => {
  expect(guessMapping(fields, ['dish', 'Price', 'price '])).toEqual({ name: 0 });
});

test('readRows passes numbers in the plain form, by the decimal mark of the file', () => {
  const priced: ImportField[] = [
    { id: 'name', label: 'Dish' },
    { id: 'price', label: 'Price', number: { maxDecimals: 2, units: ['RM'] }, read: Number },
  ];
  const mapping = { name: 0, price: 1 };
  const rows = (...prices: string[]) =>
    prices.map((price, at) => ({ line: at + 2, cells: ['Teh', price] }));
  const pricesOf = (lines: ReturnType<typeof rows>) =>
    readRows(priced, mapping, lines, '', numbersOf(priced, mapping, lines).mark).rows.map(
      ({ price }) => price,
    );
  expect(pricesOf(rows('12,90', '1.250'))).toEqual([12.9, 1250]);
  expect(pricesOf(rows('RM 12.90', '1,250'))).toEqual([12.9, 1250]);
  expect(numbersOf(priced, mapping, rows('4', '1,250'))).toEqual({
    mark: null,
    question: { text: '1,250', line: 3, readings: { '.': '1250', ',': '1.25' } },
  });
});

test('readRows returns valid rows, and errors by line and field', () => {
  const lines = [
    { line: 2, cells: ['Nasi', '12.5'] },
    { line: 5, cells: ['', '3'] },
    { line: 6, cells: ['Roti', 'free'] },
    { line: 9, cells: ['Teh', ''] },
  ];
  const { rows, errors } = readRows(fields, { name: 0, price: 1 }, lines, 'Missing.');
  expect(rows).toEqual([{ name: 'Nasi', price: 12.5 }, { name: 'Teh' }]);
  expect(errors).toEqual([
    { line: 5, field: 'name', message: 'Missing.' },
    { line: 6, field: 'price', message: '“free” is no price.' },
  ]);
});

test('readRows reports a required field without a column', () => {
  expect(readRows(fields, {}, [{ line: 2, cells: ['Nasi'] }], 'Missing.').errors).toHaveLength(1);
});
