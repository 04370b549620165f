import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byName, isNameTaken, matchesSearch, searchKey } from './index.ts';

describe('search key', () => {
  test.each([
    ['Crème brûlée', 'creme brulee'],
    ['Phở bò', 'pho bo'],
    ['Bánh mì Đà Nẵng', 'banh mi da nang'],
    ['İskender', 'ISKENDER'],
    ['ıspanak', 'Ispanak'],
    ['Straße', 'STRASSE'],
    ['Smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['Ёлка', 'елка'],
    ['قَهْوَة', 'قهوة'],
    ['٣ قطع', '3 قطع'],
    ['Nasi kandar', '  Nasi \u00a0 kandar '],
    ['McDonald’s', "mcdonald's"],
    ['Fish – chips', 'fish - chips'],
    ['ﬁsh', 'fish'],
    ['ＡＢＣ　１２', 'abc 12'],
    ['Café', 'Cafe\u0301'],
    ['한식', '\u1112\u1161\u11ab\u1109\u1175\u11a8'],
    ['co\u00adfee', 'cofee'],
  ])('%j is the same as %j', (a, b) => {
    expect(searchKey(a)).toBe(searchKey(b));
  });

  test.each([
    ['か', 'が'],
    ['कि', 'की'],
    ['茶', '菜'],
    ['100%', '100'],
  ])('%j differs from %j', (a, b) => {
    expect(searchKey(a)).not.toBe(searchKey(b));
  });

  test('of a key is the key itself', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, (one) => {
        expect(searchKey(searchKey(one))).toBe(searchKey(one));
      }),
      { numRuns: 2000 },
    );
  });

  test('finds a part of a text with any of its letters', () => {
    expect(matchesSearch('BRULEE', 'Crème brûlée')).toBe(true);
    expect(matchesSearch('brûlée', 'creme brulee')).toBe(true);
    expect(matchesSearch('Nasi  kandar', 'Nasi kandar ayam')).toBe(true);
    expect(matchesSearch('nasikandar', 'Nasi kandar')).toBe(false);
  });
});

test('names are sorted by letter without accents, and by the value of numbers', () => {
  const names = ['Zebra cake', 'Queue 10', 'Éclair', 'queue 2', 'Queue 1', 'Eggs', 'Efes', 'İçli'];
  const rows = names.map((name, id) => ({ id, name }));
  expect(rows.toSorted(byName).map(({ name }) => name)).toEqual([
    'Éclair',
    'Efes',
    'Eggs',
    'İçli',
    'Queue 1',
    'queue 2',
    'Queue 10',
    'Zebra cake',
  ]);
});

test('a name is taken in any spelling, but not by its own row', () => {
  const rows = [
    { id: 1, name: 'İçecekler' },
    { id: 2, name: 'Cafe' },
    { id: 3, name: 'Café' },
  ];
  expect(isNameTaken(rows, 'içecekler', null)).toBe(true);
  expect(isNameTaken(rows, 'icecekler', 1)).toBe(false);
  expect(isNameTaken(rows, 'Icecekler', 2)).toBe(true);
  // Both exist already; each can be saved under its name.
  expect(isNameTaken(rows, 'CAFÉ', 3)).toBe(false);
  expect(isNameTaken(rows, 'Kopi', 3)).toBe(false);
});
