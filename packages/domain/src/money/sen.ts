/** An amount of money as an integer in the currency's minor unit (sen). */
export type Sen = number;

/** A rate as an integer in hundredths of a percent: 600 is 6 %. */
export type Rate = number;

/** The rate of the whole: 100 %. */
export const WHOLE: Rate = 10_000;

/** Returns the amount; throws a `RangeError` if it isn't a safe integer. */
export function exactSen(amount: number, what = 'amount'): Sen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${what} is not integer sen: ${amount}`);
  return amount;
}

/** Returns the amount; throws a `RangeError` if it is negative or not a safe integer. */
export function countable(amount: number, what = 'amount'): number {
  if (exactSen(amount, what) < 0) throw new RangeError(`${what} is negative: ${amount}`);
  return amount;
}

/** Sums exact amounts; throws a `RangeError` if a sum isn't a safe integer. */
export function sum(amounts: Iterable<Sen>): Sen {
  let total = 0;
  for (const amount of amounts) total = exactSen(total + exactSen(amount), 'sum');
  return total;
}
