import { countable, exactSen, WHOLE } from './sen.ts';
import type { Rate, Sen } from './sen.ts';

/**
 * Divides a × b by c exactly and returns the whole part and the remainder, for non-negative
 * integers.
 */
export function multiplyDivide(a: number, b: number, c: number): [whole: number, rest: number] {
  countable(a);
  countable(b);
  if (!(Number.isSafeInteger(c) && c > 0)) throw new RangeError(`cannot divide by ${c}`);
  const product = a * b;
  if (Number.isSafeInteger(product)) return [Math.floor(product / c), product % c];
  const exact = BigInt(a) * BigInt(b);
  return [exactSen(Number(exact / BigInt(c))), Number(exact % BigInt(c))];
}

/** Rounds amount × numerator ÷ denominator once, half away from zero. */
export function roundFraction(amount: Sen, numerator: number, denominator: number): Sen {
  exactSen(amount);
  const [whole, rest] = multiplyDivide(Math.abs(amount), numerator, denominator);
  const rounded = exactSen(rest >= denominator - rest ? whole + 1 : whole);
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}

/** Returns a rate of an amount, rounded once, half away from zero. */
export function roundRate(amount: Sen, rate: Rate): Sen {
  return roundFraction(amount, rate, WHOLE);
}

/** Returns a price without its included tax, rounded once. */
export function withoutIncludedTax(amount: Sen, rate: Rate): Sen {
  return roundFraction(amount, WHOLE, WHOLE + countable(rate, 'rate'));
}

/** Rounds to the nearest five sen, for cash. */
export function round5(amount: Sen): Sen {
  return 5 * roundFraction(amount, 1, 5);
}
