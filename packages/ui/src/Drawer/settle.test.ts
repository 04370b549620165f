import { expect, test } from 'vitest';
import { settle } from './settle.ts';

const heights = [200, 400, 800];

test('a released sheet rests at the nearest height', () => {
  expect(settle(290, 0, heights)).toBe(0);
  expect(settle(310, 0, heights)).toBe(1);
  expect(settle(900, 0, heights)).toBe(2);
});

test('a sheet released below half of the lowest height closes', () => {
  expect(settle(90, 0, heights)).toBe(-1);
  expect(settle(110, 0, heights)).toBe(0);
});

test('a fast swipe continues in its direction', () => {
  expect(settle(390, 1, heights)).toBe(0);
  expect(settle(190, 1, heights)).toBe(-1);
  expect(settle(410, -1, heights)).toBe(2);
  expect(settle(900, -1, heights)).toBe(2);
});
