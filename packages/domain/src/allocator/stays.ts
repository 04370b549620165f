import type { Stays } from './record.ts';

/** How long a party of some size stays, in minutes. */
export function stayOf(stays: Stays, party: number): number {
  const band = stays.find(({ party_max }) => party <= party_max) ?? stays.at(-1);
  if (!band) throw new RangeError('nobody says how long parties stay');
  return band.minutes;
}

/** The longest that any party up to a size stays, in minutes. */
export const longestStay = (stays: Stays, party: number): number =>
  stays.reduce(
    (longest, { minutes }, i) =>
      i === 0 || stays[i - 1]!.party_max < party ? Math.max(longest, minutes) : longest,
    0,
  );

/** How long one party stayed in fact. */
export interface Turn {
  party: number;
  /** From when they sat down to when the table was free, in minutes. */
  minutes: number;
}

const enough = 5;
const shortest = 5;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[(sorted.length - 1) >> 1]!, sorted[middle]!];
  return (low + high) / 2;
}

/**
 * How long parties stay by what was measured: the median of each band of sizes, and what the house
 * expects where fewer than five were seen. A median, because one forgotten bill lasts until closing.
 */
export const measuredStays = (expected: Stays, turns: readonly Turn[]): Stays =>
  expected.map(({ party_max, minutes }, i) => {
    const least = expected[i - 1]?.party_max ?? 0;
    const isLast = i === expected.length - 1;
    const seen = turns.filter(({ party }) => party > least && (isLast || party <= party_max));
    if (seen.length < enough) return { party_max, minutes };
    const measured = Math.round(median(seen.map((turn) => turn.minutes)));
    return { party_max, minutes: Math.max(shortest, measured) };
  });
