/** An amount of money as an integer in the currency's minor unit (sen). */
export type Sen = number;

/** A rate as an integer in hundredths of a percent: 600 is 6 %. */
export type Rate = number;

/** The rate that stands for the whole: 100 %. */
export const WHOLE: Rate = 10_000;

/** Returns the amount, or refuses what is not an exact integer. */
export function exactSen(amount: number, what = 'amount'): Sen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${what} is not integer sen: ${amount}`);
  return amount;
}

/** Returns the amount, or refuses what is negative or not an exact integer. */
export function countable(amount: number, what = 'amount'): number {
  if (exactSen(amount, what) < 0) throw new RangeError(`${what} is negative: ${amount}`);
  return amount;
}

/** Adds exact amounts and refuses a sum that could have lost a sen. */
export function sum(amounts: Iterable<Sen>): Sen {
  let total = 0;
  for (const amount of amounts) total = exactSen(total + exactSen(amount), 'sum');
  return total;
}
