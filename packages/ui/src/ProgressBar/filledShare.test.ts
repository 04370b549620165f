import { expect, test } from 'vitest';
import { filledShare } from './filledShare.ts';

test('is the part of the range below the value', () => {
  expect(filledShare(25, 0, 100)).toBe(0.25);
  expect(filledShare(15, 10, 20)).toBe(0.5);
});

test('cuts what lies outside', () => {
  expect(filledShare(-5, 0, 100)).toBe(0);
  expect(filledShare(120, 0, 100)).toBe(1);
});

test('holds nothing in an empty range, and nothing of what is no number', () => {
  expect(filledShare(5, 10, 10)).toBe(0);
  expect(filledShare(Number.NaN, 0, 100)).toBe(0);
});
