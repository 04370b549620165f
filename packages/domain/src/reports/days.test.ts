import { Problem } from '@servery/api';
import { expect, test } from 'vitest';
import { reportDays } from './days.ts';

const today = '2026-11-20';

test.each([
  [{}, today, today],
  [{ from_date: '2026-11-18' }, '2026-11-18', '2026-11-18'],
  [{ to_date: '2026-11-19' }, '2026-11-19', '2026-11-19'],
  [{ from_date: '2026-10-21', to_date: today }, '2026-10-21', today],
])('a report of %o is from %s to %s', (asked, from_date, to_date) => {
  expect(reportDays(asked, today)).toEqual({ from_date, to_date });
});

test.each([
  { from_date: today, to_date: '2026-11-19' },
  { from_date: '2026-10-20', to_date: today },
])('refuses %o', (asked) => {
  expect(() => reportDays(asked, today)).toThrow(Problem);
});
