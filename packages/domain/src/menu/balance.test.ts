import fc from 'fast-check';
import type { Problem } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { balanceAfter, mostStock } from './balance.ts';

const quantity = fc.integer({ min: 1, max: 2_000 });
const stock = fc.integer({ min: 0, max: 10_000 });
const wish = (mode: 'set' | 'add' | 'waste' | 'return', count: number | null) => ({
  mode,
  quantity: count,
  reason: mode === 'waste' ? 'Burnt' : '',
});

const codeOf = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    const [field] = Object.values((error as Problem).matter.fields ?? {});
    return field?.code;
  }
};

describe('a balance', () => {
  test('after something was added and as much wasted is what it was', () => {
    fc.assert(
      fc.property(stock, quantity, (before, count) => {
        const more = balanceAfter(before, wish('add', count), false);
        expect(balanceAfter(more, wish('waste', count), false)).toBe(before);
      }),
    );
  });

  test('never falls below zero nor rises over the most, unless it may be owed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: mostStock }),
        fc.integer({ min: 1, max: mostStock }),
        fc.constantFrom('add' as const, 'waste' as const, 'return' as const),
        (before, count, mode) => {
          const exact = mode === 'waste' ? before - count : before + count;
          const code = codeOf(() => balanceAfter(before, wish(mode, count), false));
          if (exact < 0) expect(code).toBe('below_zero');
          else if (exact > mostStock) expect(code).toBe('too_many');
          else expect(balanceAfter(before, wish(mode, count), false)).toBe(exact);
        },
      ),
    );
  });

  test('that is set is what it is set to, whatever it was', () => {
    fc.assert(
      fc.property(fc.option(stock), fc.option(stock), (before, count) => {
        expect(balanceAfter(before, wish('set', count), false)).toBe(count);
      }),
    );
  });

  test('that nobody counts is only set', () => {
    for (const mode of ['add', 'waste', 'return'] as const)
      expect(codeOf(() => balanceAfter(null, wish(mode, 1), true))).toBe('not_counted');
  });
});
