import { expect, test } from 'vitest';
import { filledShare } from './filledShare.ts';

test('filledShare returns the share of the range below the value', () => {
  expect(filledShare(25, 0, 100)).toBe(0.25);
  expect(filledShare(15, 10, 20)).toBe(0.5);
});

test('filledShare clamps values outside the range', () => {
  expect(filledShare(-5, 0, 100)).toBe(0);
  expect(filledShare(120, 0, 100)).toBe(1);
});

test('filledShare returns 0 for an empty range or NaN', () => {
  expect(filledShare(5, 10, 10)).toBe(0);
  expect(filledShare(Number.NaN, 0, 100)).toBe(0);
});
