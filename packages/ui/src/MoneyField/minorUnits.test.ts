import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatMinor, readMinor } from './minorUnits.ts';

const locales = ['en-GB', 'en-MY', 'en', 'de', 'fr', 'pt-BR', 'pt', 'ar', 'ar-EG', 'ms', 'zh'];
const read = (text: string, locale: string, digits = 2) =>
  readMinor(text, { locale, digits, currency: 'RM' });

test.each([
  ['de', '1.500,00', 150_000],
  ['de', '1500', 150_000],
  ['de', '1500,00', 150_000],
  ['de', '1.500', 150_000],
  ['de', '12,9', 1290],
  ['de', '12.90', 1290],
  ['de', '1,500.00', 150_000],
  ['de', '1,500', undefined],
  ['de', '0.500', undefined],
  ['en', '1,500.00', 150_000],
  ['en', '1.500,00', 150_000],
  ['en', '12,90', 1290],
  ['en', '1,234', 123_400],
  ['en', '1.500', undefined],
  ['fr', '1 500,00', 150_000],
  ['fr', '1 500', 150_000],
  ['fr', '1.500,00', 150_000],
  ['fr', '12.90', 1290],
  ['fr', '1.500', undefined],
  ['fr', '1,500', undefined],
  ['pt-BR', '1.500,00', 150_000],
  ['ar', '١٬٥٠٠٫٠٠', 150_000],
  ['ar', '٤٫٥', 450],
  ['ar', '12.90', 1290],
  ['ar-EG', '12.90', 1290],
  ['zh', '１２．５０', 1250],
  ['de-CH', '1’500.00', 150_000],
  ['en-IN', '12,34,567.50', 123_456_750],
])('readMinor in %s parses %j as %j', (locale, text, minor) => {
  expect(read(text, locale)).toBe(minor);
});

test.each([
  ['', null],
  ['  ', null],
  ['12', 1200],
  ['.5', 50],
  ['12.', 1200],
  ['-4.05', -405],
  ['−4.05', -405],
  ['4.05-', -405],
  ['-0.00', 0],
  ['RM 5', 500],
  ['rm5.00', 500],
  ['-RM 5', -500],
  ['RM -5', -500],
  ['5 €', 500],
  ['RM', undefined],
  ['12.905', undefined],
  ['12.3.4', undefined],
  ['1,23,4', undefined],
  ['1 234,567', undefined],
  ['1.500,00.00', undefined],
  ['12 50', undefined],
  ['1€5', undefined],
  ['.', undefined],
  ['-', undefined],
  ['--5', undefined],
  ['1e5', undefined],
  ['free', undefined],
  ['99999999999999999', undefined],
])('readMinor parses %j as %j', (text, minor) => {
  expect(read(text, 'en')).toBe(minor);
});

test.each([
  ['en', 1290, '12.90'],
  ['en', 5, '0.05'],
  ['en', 0, '0.00'],
  ['en', -405, '-4.05'],
  ['de', 150_000, '1.500,00'],
  ['fr', 150_000, '1\u202f500,00'],
  ['en', 120_433_811_274_051, '1,204,338,112,740.51'],
])('formatMinor in %s formats %i as %j', (locale, minor, text) => {
  expect(formatMinor(minor, { locale, digits: 2 })).toBe(text);
});

test('an amount in a currency without minor units stays an integer', () => {
  expect(read('500', 'en', 0)).toBe(500);
  expect(read('1,500', 'en', 0)).toBe(1500);
  expect(read('500.5', 'en', 0)).toBeUndefined();
  expect(read('1.500', 'en', 0)).toBeUndefined();
  expect(formatMinor(1500, { locale: 'en', digits: 0 })).toBe('1,500');
});

test('readMinor parses every amount that formatMinor writes, in every language', () => {
  const amount = integer({ min: -99_999_999, max: 99_999_999 });
  assert(
    property(constantFrom(...locales), constantFrom(0, 2, 3), amount, (locale, digits, minor) => {
      const text = formatMinor(minor, { locale, digits });
      expect(readMinor(text, { locale, digits })).toBe(minor);
    }),
    { numRuns: 3000 },
  );
});

test('readMinor never misreads an amount written in another locale', () => {
  const amount = integer({ min: 100_000, max: 99_999_999 });
  assert(
    property(
      constantFrom(...locales),
      constantFrom(...locales),
      amount,
      (locale, writer, minor) => {
        const text = formatMinor(minor, { locale: writer, digits: 2 });
        expect([minor, undefined]).toContain(read(text, locale));
      },
    ),
    { numRuns: 3000 },
  );
});
