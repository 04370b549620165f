import { expect, test } from 'vitest';
import { aheadOf } from './support/testTime.ts';

const hour = 3_600_000;
/** 10:15 in Kuala Lumpur. */
const now = Date.UTC(2026, 10, 20, 2, 15);

test.each([
  ['10:15', 0],
  ['13:30', 3.25 * hour],
  ['00:30', 14.25 * hour],
  ['10:00', 23.75 * hour],
])('the shop’s clock is never set back to show %s', (time, ms) => {
  expect(aheadOf(now, time)).toBe(ms);
});

test.each(['4:00', '24:00', '12:60', 'noon'])('%s is refused as a time', (time) => {
  expect(() => aheadOf(now, time)).toThrow('SERVERY_TEST_TIME');
});
