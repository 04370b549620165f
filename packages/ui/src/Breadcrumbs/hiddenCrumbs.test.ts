import { expect, test } from 'vitest';
import { hiddenCrumbs } from './hiddenCrumbs.ts';

test('hides nothing that has room', () => {
  expect(hiddenCrumbs([50, 50, 50], 30, 150)).toBe(0);
});

test('hides from the middle on, as few as will do', () => {
  expect(hiddenCrumbs([50, 50, 50, 50], 30, 190)).toBe(1);
  expect(hiddenCrumbs([50, 50, 50, 50], 30, 150)).toBe(2);
});

test('keeps the first and the last, however little room there is', () => {
  expect(hiddenCrumbs([50, 50, 50, 50], 30, 10)).toBe(2);
  expect(hiddenCrumbs([50, 50], 30, 10)).toBe(0);
  expect(hiddenCrumbs([], 30, 0)).toBe(0);
});
