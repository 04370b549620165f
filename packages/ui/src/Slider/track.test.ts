import { expect, test } from 'vitest';
import { movePair, nearerEnd, shareOf, valueAt } from './track.ts';

test('shareOf returns the position of a value on the track', () => {
  expect(shareOf(25, 0, 100)).toBe(0.25);
  expect(shareOf(-5, 0, 100)).toBe(0);
  expect(shareOf(5, 5, 5)).toBe(0);
});

test('valueAt returns a value on the steps without rounding errors', () => {
  expect(valueAt(0.333, 0, 10, 1)).toBe(3);
  expect(valueAt(0.3, 0, 1, 0.1)).toBe(0.3);
  expect(valueAt(2, 0, 10, 1)).toBe(10);
  expect(valueAt(0.5, 5, 20, 5)).toBe(15);
});

test('movePair keeps the minimum distance of two ends', () => {
  expect(movePair([20, 60], 0, 80, 10)).toEqual([50, 60]);
  expect(movePair([20, 60], 1, 0, 10)).toEqual([20, 30]);
  expect(movePair([20, 60], 0, 30, 10)).toEqual([30, 60]);
});

test('nearerEnd returns the end closer to the value', () => {
  expect(nearerEnd([20, 60], 30)).toBe(0);
  expect(nearerEnd([20, 60], 50)).toBe(1);
  expect(nearerEnd([40, 40], 10)).toBe(0);
  expect(nearerEnd([40, 40], 90)).toBe(1);
});
