import { expect, test } from 'vitest';
import { dateParts, dayPeriods, isFull, plainDigits, stepNumber, timeParts } from './segments.ts';

const order = (locale: string) =>
  dateParts(locale)
    .filter(({ type }) => type !== 'literal')
    .map(({ type }) => type);

test('dateParts follows the order of the locale', () => {
  expect(order('en-US')).toEqual(['month', 'day', 'year']);
  expect(order('en-GB')).toEqual(['day', 'month', 'year']);
  expect(order('ja')).toEqual(['year', 'month', 'day']);
});

test.each([
  'th-TH-u-ca-buddhist',
  'fa-IR',
  'ar-SA',
  'he-u-ca-hebrew',
  'ja-u-ca-japanese',
  'zh-u-ca-chinese',
])('dateParts has day, month and year in %s', (locale) =>
  expect(order(locale).toSorted()).toEqual(['day', 'month', 'year']),
);

test('timeParts follows the locale or the given hour cycle', () => {
  const has12 = (locale: string, cycle?: 12 | 24) =>
    timeParts(locale, cycle).some(({ type }) => type === 'dayPeriod');
  expect(has12('en-US')).toBe(true);
  expect(has12('de')).toBe(false);
  expect(has12('de', 12)).toBe(true);
  expect(has12('en-US', 24)).toBe(false);
  expect(dayPeriods('en-US')).toEqual(['AM', 'PM']);
});

test('plainDigits converts digits of other scripts', () => {
  expect(plainDigits('٢١')).toBe('21');
  expect(plainDigits('۰۹')).toBe('09');
  expect(plainDigits('1x2')).toBe('12');
});

test('isFull detects that no further digit fits', () => {
  expect(isFull('1', 12)).toBe(false);
  expect(isFull('2', 12)).toBe(true);
  expect(isFull('12', 31)).toBe(true);
  expect(isFull('202', 9999)).toBe(false);
});

test('stepNumber moves to the next multiple of the step and wraps around', () => {
  expect(stepNumber(59, 1, 0, 59)).toBe(0);
  expect(stepNumber(0, -1, 0, 59)).toBe(59);
  expect(stepNumber(7, 15, 0, 59)).toBe(15);
  expect(stepNumber(7, -15, 0, 59)).toBe(0);
  expect(stepNumber(0, -15, 0, 59)).toBe(45);
  expect(stepNumber(12, 1, 1, 12)).toBe(1);
});
