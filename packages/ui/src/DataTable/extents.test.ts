import { expect, test } from 'vitest';
import { extents } from './extents.ts';

test('rows of one height stand one after the other', () => {
  const { total, offsetOf, indexAt } = extents(100, 40);
  expect(total).toBe(4000);
  expect(offsetOf(3)).toBe(120);
  expect([0, 39, 40, 3999].map(indexAt)).toEqual([0, 0, 1, 99]);
});

test('an opened detail moves what comes after it and nothing before', () => {
  const { total, offsetOf, indexAt } = extents(10, 40, [
    [2, 100],
    [5, 60],
  ]);
  expect(total).toBe(560);
  expect([2, 3, 5, 6].map(offsetOf)).toEqual([80, 220, 300, 400]);
  expect([80, 130, 219, 220, 399, 400].map(indexAt)).toEqual([2, 2, 2, 3, 5, 6]);
});

test('every row is found where it stands', () => {
  const { offsetOf, indexAt } = extents(50, 33, [
    [0, 10],
    [7, 500],
    [8, 1],
    [49, 90],
  ]);
  for (let index = 0; index < 50; index += 1) expect(indexAt(offsetOf(index))).toBe(index);
});
