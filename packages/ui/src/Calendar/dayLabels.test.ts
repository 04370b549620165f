import { expect, test } from 'vitest';
import { firstDayOf, formatDay, monthNames, weekdayNames } from './dayLabels.ts';

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de', 1],
  ['ms-MY', 1],
  ['zh-MY', 1],
  ['ar-EG', 6],
])('firstDayOf in %s returns %i', (locale, day) => expect(firstDayOf(locale)).toBe(day));

test('names of weekdays and months start with the first', () => {
  expect(weekdayNames('en-GB', 1)[0]).toEqual({ short: 'Mon', long: 'Monday' });
  expect(monthNames('en-GB')[10]).toBe('November');
});

test.each([
  ['ms-MY', 'Isnin', 'November', '24 November'],
  ['zh-MY', '星期一', '十一月', '11月24日'],
])('writes weekdays, months and days in %s', (locale, weekday, month, day) => {
  expect(weekdayNames(locale, 1)[0]?.long).toBe(weekday);
  expect(monthNames(locale)[10]).toBe(month);
  expect(formatDay('2026-11-24', locale, { day: 'numeric', month: 'long' })).toBe(day);
});

test.each(['th-TH-u-ca-buddhist', 'fa-IR', 'ar-SA', 'he-u-ca-hebrew', 'ja-JP-u-ca-japanese'])(
  'formatDay writes the Gregorian year in %s',
  (locale) => {
    expect(formatDay('2026-11-21', locale, { year: 'numeric', numberingSystem: 'latn' })).toMatch(
      /2026/,
    );
  },
);
