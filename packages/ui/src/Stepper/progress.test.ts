import { expect, test } from 'vitest';
import { isReachable, moveTo, type Progress } from './progress.ts';

const start: Progress = { furthest: 0, invalid: [], done: [] };

test('a right step is done, and the next is reached', () => {
  expect(moveTo(start, 'a', 1, true)).toEqual({ furthest: 1, invalid: [], done: ['a'] });
});

test('a wrong step is marked, and nothing more is reached', () => {
  const once = moveTo({ ...start, done: ['a'] }, 'a', 1, false);
  expect(once).toEqual({ furthest: 0, invalid: ['a'], done: [] });
  expect(moveTo(once, 'a', 1, false).invalid).toEqual(['a']);
  expect(moveTo(once, 'a', 1, true)).toEqual({ furthest: 1, invalid: [], done: ['a'] });
});

test('going over an early step again forgets nothing that was reached', () => {
  expect(moveTo({ furthest: 3, invalid: [], done: [] }, 'a', 1, true).furthest).toBe(3);
});

test('only what was reached can be gone to, unless the order is free', () => {
  expect(isReachable(1, start, true)).toBe(false);
  expect(isReachable(1, { ...start, furthest: 1 }, true)).toBe(true);
  expect(isReachable(4, start, false)).toBe(true);
});
