import { expect, test } from 'vitest';
import { hiddenCrumbs } from './hiddenCrumbs.ts';

test('hiddenCrumbs hides nothing if all crumbs fit', () => {
  expect(hiddenCrumbs([50, 50, 50], 30, 150)).toBe(0);
});

test('hiddenCrumbs hides as few middle crumbs as necessary', () => {
  expect(hiddenCrumbs([50, 50, 50, 50], 30, 190)).toBe(1);
  expect(hiddenCrumbs([50, 50, 50, 50], 30, 150)).toBe(2);
});

test('hiddenCrumbs always keeps the first and the last crumb', () => {
  expect(hiddenCrumbs([50, 50, 50, 50], 30, 10)).toBe(2);
  expect(hiddenCrumbs([50, 50], 30, 10)).toBe(0);
  expect(hiddenCrumbs([], 30, 0)).toBe(0);
});
