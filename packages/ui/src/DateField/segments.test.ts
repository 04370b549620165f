import { expect, test } from 'vitest';
import { dateParts, dayPeriods, isFull, plainDigits, stepNumber, timeParts } from './segments.ts';

const order = (locale: string) =>
  dateParts(locale)
    .filter(({ type }) => type !== 'literal')
    .map(({ type }) => type);

test('asks in the order of the language', () => {
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
])('asks for day, month and year in %s', (locale) =>
  expect(order(locale).toSorted()).toEqual(['day', 'month', 'year']),
);

test('has twelve or twenty-four hours as the language does, or as told', () => {
  const has12 = (locale: string, cycle?: 12 | 24) =>
    timeParts(locale, cycle).some(({ type }) => type === 'dayPeriod');
  expect(has12('en-US')).toBe(true);
  expect(has12('de')).toBe(false);
  expect(has12('de', 12)).toBe(true);
  expect(has12('en-US', 24)).toBe(false);
  expect(dayPeriods('en-US')).toEqual(['AM', 'PM']);
});

test('reads figures of other scripts', () => {
  expect(plainDigits('٢١')).toBe('21');
  expect(plainDigits('۰۹')).toBe('09');
  expect(plainDigits('1x2')).toBe('12');
});

test('knows when no further figure fits', () => {
  expect(isFull('1', 12)).toBe(false);
  expect(isFull('2', 12)).toBe(true);
  expect(isFull('12', 31)).toBe(true);
  expect(isFull('202', 9999)).toBe(false);
});

test('steps round and round on its marks', () => {
  expect(stepNumber(59, 1, 0, 59)).toBe(0);
  expect(stepNumber(0, -1, 0, 59)).toBe(59);
  expect(stepNumber(7, 15, 0, 59)).toBe(15);
  expect(stepNumber(7, -15, 0, 59)).toBe(0);
  expect(stepNumber(0, -15, 0, 59)).toBe(45);
  expect(stepNumber(12, 1, 1, 12)).toBe(1);
});
