import { denominationsOf } from '../money/denominations.ts';
import type { Sen } from '../money/sen.ts';

/** The smallest value that guests hand over in place of the exact amount, in minor units. */
const smallestNote = 500;
const maxAmounts = 4;
/** A note that is worth more times the amount is suggested only if no smaller one covers it. */
const maxTimes = 20;

/**
 * Returns the cash that a guest is likely to hand over, in ascending order: the exact amount, and
 * the next amounts in notes of the currency of which none is superfluous.
 */
export function likelyCash(amount: Sen, currency: string): Sen[] {
  const notes = denominationsOf(currency).filter((value) => value >= smallestNote);
  const rounded = new Set(notes.map((note) => Math.ceil(amount / note) * note));
  const next = [...rounded].filter((round) => round > amount).toSorted((a, b) => a - b);
  const likely = next.filter((round, i) => i === 0 || round <= maxTimes * amount);
  return [amount, ...likely].slice(0, maxAmounts);
}
