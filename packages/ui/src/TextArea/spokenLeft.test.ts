import { expect, test } from 'vitest';
import { spokenLeft } from './spokenLeft.ts';

test('says nothing while there is room', () => {
  expect(spokenLeft(0, 100)).toBeNull();
  expect(spokenLeft(79, 100)).toBeNull();
});

test('names the milestone that is passed, and stays with it until the next', () => {
  expect([80, 85, 89].map((written) => spokenLeft(written, 100))).toEqual([20, 20, 20]);
  expect([90, 95, 99, 100].map((written) => spokenLeft(written, 100))).toEqual([10, 5, 5, 0]);
});

test('counts what is too many', () => {
  expect([101, 103].map((written) => spokenLeft(written, 100))).toEqual([-1, -3]);
});

test('does not begin with a milestone that is the whole', () => {
  expect(spokenLeft(0, 20)).toBeNull();
  expect(spokenLeft(0, 5)).toBeNull();
});
