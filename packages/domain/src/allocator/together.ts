import { horizon, type Opening } from './openings.ts';
import type { Capacity } from './record.ts';
import { tableSets } from './tableSets.ts';

/** Returns the first instant from which no hold overlaps the given length of time. */
function firstGap(
  holds: readonly { from: number; until: number }[],
  from: number,
  length: number,
): number {
  let at = from;
  for (const hold of holds.toSorted((a, b) => a.from - b.from))
    if (hold.from < at + length && hold.until > at) at = hold.until;
  return at;
}

/**
 * Returns when adjacent tables can be combined for a party too large for any single table, around
 * bookings and the openings given to parties ahead; null if there are too few tables or none within
 * `horizon`. Further assignments never make it earlier.
 */
export function togetherFrom(
  { now, places, holds }: Capacity,
  given: readonly Opening[],
  { party, length }: { party: number; length: number },
): number | null {
  const taken = [
    ...holds,
    ...given.flatMap(({ table_ids, from, until }) =>
      table_ids.map((table_id) => ({ table_id, from, until })),
    ),
  ];
  const starts = tableSets(places, party).map((set) => {
    const own = taken.filter(({ table_id }) => set.some(({ id }) => id === table_id));
    return firstGap(own, Math.max(now, ...set.map(({ free_at }) => free_at!)), length);
  });
  const first = Math.min(...starts);
  return first < now + horizon ? first : null;
}
