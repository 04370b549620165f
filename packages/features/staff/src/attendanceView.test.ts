import { expect, test } from 'vitest';
import { attendanceQuery, attendanceView, weekAfter } from './attendanceView.ts';

test('the hours are those of the current week, by name, unless the URL says otherwise', () => {
  const query = (search: string) => attendanceQuery(101, attendanceView.read(search));
  expect(query('')).toEqual({ merchant_id: 101, order: 'asc' });
  expect(query('?week=2026-11-13&search=siti&page=3&open=7')).toEqual({
    merchant_id: 101,
    order: 'asc',
    week: '2026-11-13',
    search: 'siti',
    start: 20,
  });
  expect(query('?week=2026-02-30')).toEqual({ merchant_id: 101, order: 'asc' });
});

test.each([
  ['2026-11-16', -1, '2026-11-09'],
  ['2026-11-09', 1, ''],
  ['2026-11-16', 1, '2026-11-23'],
  ['2026-11-16', 0, ''],
])('from %s, %i weeks later is %s', (start, weeks, week) => {
  expect(weekAfter(start, weeks, '2026-11-22')).toBe(week);
});
