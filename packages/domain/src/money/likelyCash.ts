import type { Sen } from './sen.ts';

const notes = [500, 1_000, 2_000, 5_000, 10_000];

/**
 * Returns the cash that a guest is likely to hand over: the exact amount and the next round
 * amounts.
 */
export function likelyCash(amount: Sen): Sen[] {
  const rounds = notes.map((note) => Math.ceil(amount / note) * note);
  return [...new Set([amount, ...rounds])].toSorted((a, b) => a - b).slice(0, 4);
}
