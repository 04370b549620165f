import { expect, test } from 'vitest';
import { isNear, stepFrom } from './slides.ts';

test('isNear accepts slides in view or one step away', () => {
  expect([0, 1, 2, 3, 4].map((at) => isNear(at, [1], 5, false))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('isNear wraps around only in a loop', () => {
  expect(isNear(4, [0], 5, true)).toBe(true);
  expect(isNear(4, [0], 5, false)).toBe(false);
});

test('stepFrom stops at the ends or wraps around in a loop', () => {
  expect(stepFrom(4, 1, 5, false)).toBe(4);
  expect(stepFrom(0, -1, 5, false)).toBe(0);
  expect(stepFrom(4, 1, 5, true)).toBe(0);
  expect(stepFrom(0, -1, 5, true)).toBe(4);
});
