import { expect, test } from 'vitest';
import { spokenLeft } from './spokenLeft.ts';

test('spokenLeft returns null far from the limit', () => {
  expect(spokenLeft(0, 100)).toBeNull();
  expect(spokenLeft(79, 100)).toBeNull();
});

test('spokenLeft returns the same milestone until the next is reached', () => {
  expect([80, 85, 89].map((written) => spokenLeft(written, 100))).toEqual([20, 20, 20]);
  expect([90, 95, 99, 100].map((written) => spokenLeft(written, 100))).toEqual([10, 5, 5, 0]);
});

test('spokenLeft counts each character beyond the limit', () => {
  expect([101, 103].map((written) => spokenLeft(written, 100))).toEqual([-1, -3]);
});

test('spokenLeft skips milestones that are not below the limit', () => {
  expect(spokenLeft(0, 20)).toBeNull();
  expect(spokenLeft(0, 5)).toBeNull();
});
