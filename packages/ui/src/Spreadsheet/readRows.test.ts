import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { guessMapping, readRows, type ImportField } from './readRows.ts';

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

test('parseCsv handles separators, quotes, a byte order mark and empty lines', async () => {
  const { header, rows } = await parseCsv(
    '\uFEFFDish; Cost \r\n"Nasi; lemak";12.5\r\n\r\n ; \r\nRoti;8',
  );
  expect(header).toEqual(['Dish', 'Cost']);
  expect(rows).toEqual([
    ['Nasi; lemak', '12.5'],
    ['Roti', '8'],
  ]);
});

test('guessMapping matches column names in any case and uses each column once', () => {
  expect(guessMapping(fields, ['COST', 'the dish', 'dish '])).toEqual({ name: 2, price: 0 });
  expect(guessMapping([...fields, { id: 'dish', label: 'Dish' }], ['Dish'])).toEqual({ name: 0 });
});

test('readRows returns valid rows, and errors by line and field', () => {
  const lines = [
    ['Nasi', '12.5'],
    ['', '3'],
    ['Roti', 'free'],
    ['Teh', ''],
  ];
  const { rows, errors } = readRows(fields, { name: 0, price: 1 }, lines, 'Missing.');
  expect(rows).toEqual([{ name: 'Nasi', price: 12.5 }, { name: 'Teh' }]);
  expect(errors).toEqual([
    { line: 3, field: 'name', message: 'Missing.' },
    { line: 4, field: 'price', message: '“free” is no price.' },
  ]);
});

test('readRows reports a required field without a column', () => {
  expect(readRows(fields, {}, [['Nasi']], 'Missing.').errors).toHaveLength(1);
});
