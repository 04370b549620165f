import { expect, test } from 'vitest';
import { bandPath, linePath, pointsOf, shares, stacked } from './geometry.ts';

test('pointsOf puts the lowest value at the bottom and the highest at the top', () => {
  expect(pointsOf([1, 3, 2], 10, 4)).toEqual([
    [0, 4],
    [5, 0],
    [10, 2],
  ]);
});

test('pointsOf puts equal values in the middle and a single value at the start', () => {
  expect(pointsOf([5, 5], 10, 4)).toEqual([
    [0, 2],
    [10, 2],
  ]);
  expect(pointsOf([7], 10, 4)).toEqual([[0, 2]]);
  expect(pointsOf([], 10, 4)).toEqual([]);
});

test('linePath and bandPath return SVG paths', () => {
  expect(
    linePath([
      [0, 1],
      [2, 3],
    ]),
  ).toBe('M0 1L2 3');
  expect(
    bandPath(
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 5],
        [1, 5],
      ],
    ),
  ).toBe('M0 0L1 0L1 5L0 5Z');
  expect(bandPath([], [])).toBe('');
});

test('shares returns the start and length of each part', () => {
  expect(shares([1, 3])).toEqual([
    { start: 0, length: 0.25 },
    { start: 0.25, length: 0.75 },
  ]);
  expect(shares([0, 0])).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 0 },
  ]);
});

test('stacked adds up series', () => {
  expect(
    stacked([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual([
    [1, 2],
    [4, 6],
  ]);
});
