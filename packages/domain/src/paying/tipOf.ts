import { roundFraction } from '../money/round.ts';
import type { Sen } from '../money/sen.ts';

/** Returns a suggested tip: a rate of the part of a bill that is paid, in sen. */
export const tipOf = (amount: Sen, rate: number): Sen => roundFraction(amount, rate, 10_000);
