import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { denominationsOf } from '../money/denominations.ts';
import { largestNoteOf } from '../money/largestNote.ts';
import { likelyCash } from './likelyCash.ts';

test.each([
  ['MYR', 4_840, [4_840, 5_000, 6_000, 10_000]],
  ['MYR', 5_000, [5_000, 6_000, 10_000]],
  ['MYR', 20, [20, 500]],
  ['MYR', 10_000, [10_000]],
  ['MYR', 15_235, [15_235, 15_500, 16_000, 20_000]],
  ['SGD', 4_840, [4_840, 5_000, 10_000]],
  ['THB', 6_000, [6_000, 10_000, 50_000, 100_000]],
])('suggests cash in %s for %i', (currency, amount, expected) => {
  expect(likelyCash(amount, currency)).toEqual(expected);
});

describe('for every amount, likely cash', () => {
  const currencies = ['MYR', 'SGD', 'EUR', 'GBP', 'THB', 'INR', 'JPY', 'BND'];
  const check = (holds: (amounts: number[], amount: number, currency: string) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.constantFrom(...currencies), (a, c) =>
        holds(likelyCash(a, c), a, c),
      ),
      { numRuns: 1_000 },
    );

  test('begins with the exact amount, ascends and has at most four amounts', () => {
    check((amounts, amount) => {
      expect(amounts[0]).toBe(amount);
      expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
      expect(amounts.length).toBeLessThanOrEqual(4);
    });
  });

  test('is handed over in notes of which none could be kept', () => {
    check(([, ...others], amount, currency) => {
      for (const given of others)
        expect(
          denominationsOf(currency).some((note) => given % note === 0 && given - amount < note),
        ).toBe(true);
    });
  });

  test('leaves less change than the largest note, which the host would refuse', () => {
    check((amounts, amount, currency) => {
      expect(amounts.at(-1)! - amount).toBeLessThan(largestNoteOf(currency));
    });
  });

  test('includes notes unless the largest ones pay the amount exactly', () => {
    check((amounts, amount, currency) => {
      const [largest = 0] = denominationsOf(currency);
      expect(amounts.length > 1 || amount % largest === 0).toBe(true);
    });
  });
});
