import { expect, test } from 'vitest';
import { dayPartAt } from './dayPart.ts';

test.each([
  ['2026-11-23T21:00:00Z', 'morning'],
  ['2026-11-24T03:59:00Z', 'morning'],
  ['2026-11-24T04:00:00Z', 'afternoon'],
  ['2026-11-24T10:00:00Z', 'evening'],
  ['2026-11-23T20:59:00Z', 'evening'],
])('the part of the day at %s in Kuala Lumpur is %s', (moment, part) => {
  expect(dayPartAt(Date.parse(moment), 'Asia/Kuala_Lumpur')).toBe(part);
});
