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
])('reads %j with %i decimals as %j', (text, maxDecimals, number) => {
  expect(readNumber(text, { locale: 'en', maxDecimals, unit: '%' })).toBe(number);
});

test('reads back every number that it writes, in every language', () => {
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

test('leaves a port or a year undivided', () => {
  expect(formatNumber(9100, 'en', false)).toBe('9100');
  expect(formatNumber(9100, 'de')).toBe('9.100');
});

test('has as many decimals as the step', () => {
  expect([1, 0.5, 0.25].map(decimalsOf)).toEqual([0, 1, 2]);
});

test('adds decimal steps without rounding errors', () => {
  expect(clampToStep(0.1 + 0.2, 0.1, 0, 1)).toBe(0.3);
});

test('stays inside its bounds', () => {
  expect(clampToStep(11, 1, 0, 10)).toBe(10);
  expect(clampToStep(-1, 1, 0, 10)).toBe(0);
});
