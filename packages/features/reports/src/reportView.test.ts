import { expect, test } from 'vitest';
import { daysBefore, isTooLong, reportQuery, reportView } from './reportView.ts';

test('asks for the current trading day without dates', () => {
  expect(reportQuery(101, reportView.read(''))).toEqual({ merchant_id: 101 });
});

test('asks for the days in the URL', () => {
  expect(reportQuery('', reportView.read('?from=2026-11-18&to=2026-11-20'))).toEqual({
    merchant_id: '',
    from_date: '2026-11-18',
    to_date: '2026-11-20',
  });
});

test('counts back over the end of a month', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});

test.each([
  ['2026-10-01', '2026-10-31', false],
  ['2026-10-01', '2026-11-01', true],
])('from %s to %s is too long: %s', (start, end, isLong) => {
  expect(isTooLong({ start, end })).toBe(isLong);
});
