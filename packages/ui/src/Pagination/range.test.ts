import { expect, test } from 'vitest';
import { pageRange } from './range.ts';

test('the last page has the remaining rows', () => {
  expect(pageRange(3, 25, 51)).toEqual({ from: 51, to: 51, page: 3, pages: 3 });
});

test('pageRange adds no empty page after a full last page', () => {
  expect(pageRange(2, 25, 50)).toEqual({ from: 26, to: 50, page: 2, pages: 2 });
});

test('pageRange returns one empty page for an empty list', () => {
  expect(pageRange(1, 25, 0)).toEqual({ from: 0, to: 0, page: 1, pages: 1 });
});

test('pageRange returns the last page for a page past the end', () => {
  expect(pageRange(9, 10, 42)).toEqual({ from: 41, to: 42, page: 5, pages: 5 });
});
