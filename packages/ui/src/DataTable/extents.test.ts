import { expect, test } from 'vitest';
import { extents } from './extents.ts';

test('extents positions rows of the same height', () => {
  const { total, offsetOf, indexAt } = extents(100, 40);
  expect(total).toBe(4000);
  expect(offsetOf(3)).toBe(120);
  expect([0, 39, 40, 3999].map(indexAt)).toEqual([0, 0, 1, 99]);
});

test('extents moves only the rows after an expanded one', () => {
  const { total, offsetOf, indexAt } = extents(10, 40, [
    [2, 100],
    [5, 60],
  ]);
  expect(total).toBe(560);
  expect([2, 3, 5, 6].map(offsetOf)).toEqual([80, 220, 300, 400]);
  expect([80, 130, 219, 220, 399, 400].map(indexAt)).toEqual([2, 2, 2, 3, 5, 6]);
});

test('indexAt finds every row at its own offset', () => {
  const { offsetOf, indexAt } = extents(50, 33, [
    [0, 10],
    [7, 500],
    [8, 1],
    [49, 90],
  ]);
  for (let index = 0; index < 50; index += 1) expect(indexAt(offsetOf(index))).toBe(index);
});
