import { expect, test } from 'vitest';
import { instantOf, mondayMorning, tomorrowMorning, wallTime } from './times.ts';

test.each([
  ['2026-11-22 13:40', '2026-11-23 08:00', '2026-11-23 08:00'],
  ['2026-11-23 07:00', '2026-11-24 08:00', '2026-11-30 08:00'],
  ['2026-12-31 23:59', '2027-01-01 08:00', '2027-01-04 08:00'],
])('for %s, tomorrow morning is %s and Monday morning is %s', (now, tomorrow, monday) => {
  expect(wallTime(tomorrowMorning(instantOf(now)))).toBe(tomorrow);
  expect(wallTime(mondayMorning(instantOf(now)))).toBe(monday);
});
