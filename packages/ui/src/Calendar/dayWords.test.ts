import { expect, test } from 'vitest';
import { firstDayOf, formatDay, monthNames, weekdayNames } from './dayWords.ts';

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de', 1],
  ['ar-EG', 6],
])('the week of %s begins on day %i', (locale, day) => expect(firstDayOf(locale)).toBe(day));

test('names days and months from the first', () => {
  expect(weekdayNames('en-GB', 1)[0]).toEqual({ short: 'Mon', long: 'Monday' });
  expect(monthNames('en-GB')[10]).toBe('November');
});

test.each(['th-TH-u-ca-buddhist', 'fa-IR', 'ar-SA', 'he-u-ca-hebrew', 'ja-JP-u-ca-japanese'])(
  'writes the same year in %s',
  (locale) => {
    expect(formatDay('2026-11-21', locale, { year: 'numeric', numberingSystem: 'latn' })).toMatch(
      /2026/,
    );
  },
);
