import fc from 'fast-check';
import { Problem } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { leastOf, requireChoices, maxChoicesOf } from './choices.ts';
import type { ChoiceRecord } from './record.ts';

const choice = (id: number, more: Partial<ChoiceRecord> = {}): ChoiceRecord => ({
  id,
  name: `Choice ${id}`,
  price: 0,
  max: 1,
  is_default: false,
  is_active: true,
  is_deleted: false,
  ...more,
});

const isRefused = (run: () => void): boolean => {
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
};

const anyChoices = fc
  .array(
    fc.record({
      price: fc.integer({ min: -300, max: 300 }),
      max: fc.integer({ min: 1, max: 3 }),
      is_active: fc.boolean(),
      is_deleted: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => rows.map((row, i) => choice(i + 1, row)));

describe('food option', () => {
  test('is accepted exactly if its minimum and maximum can be satisfied', () => {
    fc.assert(
      fc.property(
        anyChoices,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 8 }),
        (items, min, max) => {
          const isRight = min <= max && max <= maxChoicesOf({ items });
          expect(isRefused(() => requireChoices({ items, min, max }))).toBe(!isRight);
        },
      ),
    );
  });

  test('preselects a valid number of choices or none', () => {
    const items = [1, 2, 3].map((id) => choice(id, { is_default: id <= 2 }));
    expect(isRefused(() => requireChoices({ items, min: 0, max: 1 }))).toBe(true);
    expect(isRefused(() => requireChoices({ items, min: 3, max: 3 }))).toBe(true);
    expect(isRefused(() => requireChoices({ items, min: 1, max: 2 }))).toBe(false);
  });

  test('adds at least the price of its cheapest valid choices', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            price: fc.integer({ min: -300, max: 300 }),
            max: fc.integer({ min: 1, max: 2 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.nat(4),
        fc.nat(4),
        (rows, a, extra) => {
          const total = rows.reduce((sum, { max }) => sum + max, 0);
          const min = Math.min(a, total);
          const max = Math.min(Math.max(1, min + extra), total);
          const items = rows.map((row, i) => ({ id: i + 1, name: `${i}`, ...row }));
          // Enumerates every combination of choices.
          let sums: { count: number; sum: number }[] = [{ count: 0, sum: 0 }];
          for (const one of items)
            sums = sums.flatMap(({ count, sum }) =>
              Array.from({ length: one.max + 1 }, (_, n) => ({
                count: count + n,
                sum: sum + n * one.price,
              })),
            );
          const fitting = sums.filter(({ count }) => count >= min && count <= max);
          const least = Math.min(...fitting.map(({ sum }) => sum));
          expect(leastOf({ id: 1, name: 'Any', min, max, items })).toBe(least);
        },
      ),
    );
  });
});
