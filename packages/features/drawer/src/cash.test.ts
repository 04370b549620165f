import { expect, test } from 'vitest';
import { pilesOf, totalOf } from './cash.ts';

test('adds up the entered notes and coins without empty fields', () => {
  const quantities = { 10_000: 1, 5_000: 1, 1_000: 2, 500: 1, 100: 2, 50: 1, 20: 1, 10: 1, 5: 1 };
  expect(totalOf(quantities)).toBe(17_785);
  expect(pilesOf({ 10_000: null, 5: 0, 10: 3 })).toEqual([{ value: 10, quantity: 3 }]);
  expect(totalOf({})).toBe(0);
});
