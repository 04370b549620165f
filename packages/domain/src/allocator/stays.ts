import type { Stays } from './record.ts';

/** Returns how long a party of some size stays, in minutes. */
export function stayOf(stays: Stays, party: number): number {
  const band = stays.find(({ party_max }) => party <= party_max) ?? stays.at(-1);
  if (!band) throw new RangeError('nobody says how long parties stay');
  return band.minutes;
}

/** Returns the longest stay of any party up to some size, in minutes. */
export const longestStay = (stays: Stays, party: number): number =>
  stays.reduce(
    (longest, { minutes }, i) =>
      i === 0 || stays[i - 1]!.party_max < party ? Math.max(longest, minutes) : longest,
    0,
  );

/** The measured stay of one party. */
export interface Turn {
  party: number;
  /** The minutes from being seated until the table was free. */
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
 * Returns the stays by measurement: the median of each band of party sizes, or the expected stay if
 * fewer than five parties were observed. The median, because one forgotten bill would distort a
 * mean.
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
