import fc from 'fast-check';
import type { Problem } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { balanceAfter, maxStock } from './balance.ts';

const quantity = fc.integer({ min: 1, max: 2_000 });
const stock = fc.integer({ min: 0, max: 10_000 });
const input = (mode: 'set' | 'add' | 'waste' | 'return', count: number | null) => ({
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

describe('stock balance', () => {
  test('adding and then wasting the same quantity restores the balance', () => {
    fc.assert(
      fc.property(stock, quantity, (before, count) => {
        const more = balanceAfter(before, input('add', count), false);
        expect(balanceAfter(more, input('waste', count), false)).toBe(before);
      }),
    );
  });

  test('refuses changes below zero or above the maximum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: maxStock }),
        fc.integer({ min: 1, max: maxStock }),
        fc.constantFrom('add' as const, 'waste' as const, 'return' as const),
        (before, count, mode) => {
          const exact = mode === 'waste' ? before - count : before + count;
          const code = codeOf(() => balanceAfter(before, input(mode, count), false));
          if (exact < 0) expect(code).toBe('below_zero');
          else if (exact > maxStock) expect(code).toBe('too_many');
          else expect(balanceAfter(before, input(mode, count), false)).toBe(exact);
        },
      ),
    );
  });

  test('setting replaces the balance, whatever it was', () => {
    fc.assert(
      fc.property(fc.option(stock), fc.option(stock), (before, count) => {
        expect(balanceAfter(before, input('set', count), false)).toBe(count);
      }),
    );
  });

  test('an untracked balance can only be set', () => {
    for (const mode of ['add', 'waste', 'return'] as const)
      expect(codeOf(() => balanceAfter(null, input(mode, 1), true))).toBe('not_counted');
  });
});
