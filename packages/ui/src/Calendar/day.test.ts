import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  dayOf,
  isDay,
  reachOf,
  weekNumber,
  weekStart,
  weeksOf,
} from './day.ts';

test('addDays crosses the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('addMonths and dayOf limit a day to the end of its month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(dayOf(2026, 2, 31)).toBe('2026-02-28');
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-00-10', 'today'])(
  'isDay rejects %j',
  (text) => expect(isDay(text)).toBe(false),
);

test('isDay accepts a leap day', () => expect(isDay('2028-02-29')).toBe(true));

test.each([
  ['2026-11-21', 47],
  ['2027-01-01', 53],
  ['2024-12-30', 1],
  ['2026-01-01', 1],
])('the ISO week of %s is %i', (day, week) => expect(weekNumber(day)).toBe(week));

test('weekStart follows the first day of the week', () => {
  expect(weekStart('2026-11-21', 1)).toBe('2026-11-16');
  expect(weekStart('2026-11-21', 0)).toBe('2026-11-15');
  expect(weekStart('2026-11-21', 6)).toBe('2026-11-21');
});

test('weeksOf pads a month to whole weeks with null', () => {
  const weeks = weeksOf('2026-11-21', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('clampDay limits a day to its bounds', () => {
  expect(clampDay('2026-11-21', '2026-12-01')).toBe('2026-12-01');
  expect(clampDay('2026-11-21', undefined, '2026-11-01')).toBe('2026-11-01');
});

test('reachOf ends before the nearest unavailable days', () => {
  const isTaken = (day: string) => day === '2026-11-18' || day === '2026-11-25';
  expect(reachOf('2026-11-21', isTaken)).toEqual({ min: '2026-11-19', max: '2026-11-24' });
});
