import { expect, test } from 'vitest';
import { decimalMarkOf, readSheetNumber, type DecimalMark } from './sheetNumber.ts';

const money = { maxDecimals: 2, units: ['RM', 'MYR'] };

test.each<[string, DecimalMark | null, string | undefined]>([
  ['12.90', null, '12.90'],
  ['12,90', null, '12.90'],
  ['1.250,00', null, '1250.00'],
  ['1,250.00', null, '1250.00'],
  ['RM 1,250.00', null, '1250.00'],
  ['rm1.250,00', null, '1250.00'],
  ['1250,5 MYR', null, '1250.5'],
  ['1 250,00', null, '1250.00'],
  ["1'250.00", null, '1250.00'],
  ['12,34,567.50', null, '1234567.50'],
  ['-8,50', null, '-8.50'],
  ['٣٫٥٠', null, '3.50'],
  ['12', null, '12'],
  ['12.500', null, undefined],
  ['12.500', '.', '12.50'],
  ['12.500', ',', '12500'],
  ['1,250', null, undefined],
  ['1,250', '.', '1250'],
  ['1,250', ',', '1.25'],
  // No amount has three decimals, so this can only be thousands.
  ['1,255', null, '1255'],
  ['12,90', '.', '12.90'],
  ['1.2.3', null, undefined],
  ['€ 12', null, undefined],
  ['free', null, undefined],
  ['', null, undefined],
])('readSheetNumber reads %j with the mark %j as %j', (text, mark, number) => {
  expect(readSheetNumber(text, money, mark)).toBe(number);
});

const markOf = (...texts: string[]) =>
  decimalMarkOf(texts.map((text, at) => ({ text, line: at + 2, format: money })));

test.each([
  [['12.90', '1,250'], '.'],
  [['1.250', '12,90'], ','],
  [['1,255', '1,250'], '.'],
])('decimalMarkOf settles %j by the other numbers', (texts, mark) => {
  expect(markOf(...texts)).toEqual({ mark, question: null });
});

test('decimalMarkOf asks about the first number that can be read in two ways', () => {
  const question = { text: '1,250', line: 3, readings: { '.': '1250', ',': '1.25' } };
  expect(markOf('7', '1,250', '3,500')).toEqual({ mark: null, question });
  expect(markOf('12.90', '1,250', '12,90').question).toEqual(question);
});

test('decimalMarkOf needs no decision for numbers without separators', () => {
  expect(markOf('12', '', 'free')).toEqual({ mark: null, question: null });
});
