import { expect, test } from 'vitest';
import { isReachable, moveTo, type Progress } from './progress.ts';

const start: Progress = { furthest: 0, invalid: [], done: [] };

test('a valid step is completed and makes the next reachable', () => {
  expect(moveTo(start, 'a', 1, true)).toEqual({ furthest: 1, invalid: [], done: ['a'] });
});

test('an invalid step is marked and reaches no further step', () => {
  const once = moveTo({ ...start, done: ['a'] }, 'a', 1, false);
  expect(once).toEqual({ furthest: 0, invalid: ['a'], done: [] });
  expect(moveTo(once, 'a', 1, false).invalid).toEqual(['a']);
  expect(moveTo(once, 'a', 1, true)).toEqual({ furthest: 1, invalid: [], done: ['a'] });
});

test('validating an earlier step again keeps the furthest step', () => {
  expect(moveTo({ furthest: 3, invalid: [], done: [] }, 'a', 1, true).furthest).toBe(3);
});

test('isReachable accepts only reached steps, or any if the order is free', () => {
  expect(isReachable(1, start, true)).toBe(false);
  expect(isReachable(1, { ...start, furthest: 1 }, true)).toBe(true);
  expect(isReachable(4, start, false)).toBe(true);
});
