import { expect, test } from 'vitest';
import { datesFrom, datesOf, periodOf, periods, shownDates, toAddress } from './periods.ts';

test('each period covers its days, across months and years', () => {
  expect(datesOf('today', '2026-03-01')).toEqual({
    startDate: '2026-03-01 00:00',
    endDate: '2026-03-01 23:59',
  });
  expect(datesOf('yesterday', '2027-01-01').endDate).toBe('2026-12-31 23:59');
  expect(datesOf('week', '2026-03-03').startDate).toBe('2026-02-25 00:00');
  expect(datesOf('month', '2026-03-17').startDate).toBe('2026-03-01 00:00');
});

test('recognises a named period by its dates and returns null for other dates', () => {
  for (const period of periods)
    expect(periodOf(datesOf(period, '2026-03-17'), '2026-03-17')).toBe(period);
  expect(periodOf({ startDate: '', endDate: '' }, '2026-03-17')).toBe('today');
  expect(
    periodOf({ startDate: '2026-03-17 08:00', endDate: '2026-03-17 23:59' }, '2026-03-17'),
  ).toBeNull();
});

test('today is omitted from the URL and other days are included', () => {
  const none = { startDate: '', endDate: '' };
  expect(toAddress(datesOf('today', '2026-03-17'), '2026-03-17')).toEqual(none);
  const other = datesOf('week', '2026-03-17');
  expect(toAddress(other, '2026-03-17')).toEqual(other);
});

test('whole days are shown as trading days, which end in the night', () => {
  const today = datesOf('today', '2026-11-27');
  const shown = { startDate: '2026-11-27 05:00', endDate: '2026-11-28 04:59' };
  expect(shownDates(today, '05:00')).toEqual(shown);
  expect(shownDates(today, '00:00')).toEqual(today);
  const hours = { startDate: '2026-11-27 00:00', endDate: '2026-11-27 14:00' };
  expect(shownDates(hours, '05:00')).toEqual(hours);
  for (const period of periods) {
    const dates = datesOf(period, '2026-11-27');
    expect(datesFrom(shownDates(dates, '05:00'), '05:00')).toEqual(dates);
    expect(datesFrom(dates, '00:00')).toEqual(dates);
  }
  const night = { startDate: '2026-11-27 05:00', endDate: '2026-11-27 04:59' };
  expect(datesFrom(night, '05:00')).toEqual(night);
});
