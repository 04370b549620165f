import { expect, test } from 'vitest';
import { likelyCash } from './likelyCash.ts';

test('suggests the exact amount and the next round amounts', () => {
  expect(likelyCash(4_840)).toEqual([4_840, 5_000, 6_000, 10_000]);
  expect(likelyCash(5_000)).toEqual([5_000, 6_000, 10_000]);
});
