import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { clampToStep, decimalsOf, formatNumber, readNumber } from './number.ts';

const locales = ['en-GB', 'en-MY', 'de', 'fr', 'pt-BR', 'ar', 'ar-EG', 'ms', 'zh'];

test.each([
  ['', 0, null],
  ['12', 0, 12],
  ['-3', 0, -3],
  ['−3', 0, -3],
  ['12 %', 0, 12],
  ['1,5', 1, 1.5],
  ['.5', 1, 0.5],
  ['1,234', 0, 1234],
  ['1.234', 0, undefined],
  ['1.5', 0, undefined],
  ['-', 1, undefined],
  ['1.2.3', 1, undefined],
  ['ten', 1, undefined],
])('readNumber parses %j with %i decimals as %j', (text, maxDecimals, number) => {
  expect(readNumber(text, { locale: 'en', maxDecimals, unit: '%' })).toBe(number);
});

test('readNumber parses every number that formatNumber writes, in every language', () => {
  const number = integer({ min: -99_999_999, max: 99_999_999 });
  assert(
    property(
      constantFrom(...locales),
      constantFrom(0, 1, 3),
      number,
      (locale, decimals, digits) => {
        const value = digits / 10 ** decimals;
        const text = formatNumber(value, locale);
        expect(readNumber(text, { locale, maxDecimals: decimals })).toBe(value || 0);
      },
    ),
    { numRuns: 3000 },
  );
});

test('formatNumber can leave out thousands separators', () => {
  expect(formatNumber(9100, 'en', false)).toBe('9100');
  expect(formatNumber(9100, 'de')).toBe('9.100');
});

test('decimalsOf returns the number of decimals of a step', () => {
  expect([1, 0.5, 0.25].map(decimalsOf)).toEqual([0, 1, 2]);
});

test('clampToStep removes rounding errors of decimal steps', () => {
  expect(clampToStep(0.1 + 0.2, 0.1, 0, 1)).toBe(0.3);
});

test('clampToStep limits a number to its bounds', () => {
  expect(clampToStep(11, 1, 0, 10)).toBe(10);
  expect(clampToStep(-1, 1, 0, 10)).toBe(0);
});
