import { multiplyDivide } from './round.ts';
import { countable, sum } from './sen.ts';
import type { Sen } from './sen.ts';

/**
 * Spreads an amount in proportion to weights by largest remainder, ties to the lowest index; the
 * shares always sum to the amount.
 */
export function allocate(amount: Sen, weights: readonly number[]): Sen[] {
  countable(amount);
  const whole = sum(weights.map((weight) => countable(weight, 'weight')));
  if (amount === 0) return weights.map(() => 0);
  if (whole === 0) throw new RangeError(`nothing to spread ${amount} over`);

  const quotas = weights.map((weight) => multiplyDivide(amount, weight, whole));
  const shares = quotas.map(([share]) => share);
  const byRemainder = quotas
    .map(([, rest], index) => ({ rest, index }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  const left = amount - sum(shares);
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1;
  return shares;
}

/** Divides an amount into equal shares; the first ones carry the odd sen. */
export function equalShares(amount: Sen, count: number): Sen[] {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`cannot share by ${count}`);
  return allocate(
    amount,
    Array.from({ length: count }, () => 1),
  );
}

/**
 * Returns the sum of the first `units` of `count` equal shares, so that parts always sum to the
 * whole.
 */
export function shareOfUnits(amount: Sen, units: number, count: number): Sen {
  countable(amount);
  if (!Number.isSafeInteger(units) || units < 0 || units > count) {
    throw new RangeError(`cannot take ${units} of ${count}`);
  }
  return Math.floor(amount / count) * units + Math.min(units, amount % count);
}
