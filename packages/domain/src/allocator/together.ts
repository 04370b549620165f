import { horizon, type Opening } from './openings.ts';
import type { Room } from './record.ts';
import { tableSets } from './tableSets.ts';

/** The first instant from which on nothing stands in the way for so long. */
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
 * From when on neighbouring tables can be pushed together for a party that no table seats by itself,
 * around those who booked and what those ahead are given; null where there are too few, or not
 * within half a day. More that is given away never makes it sooner.
 */
export function togetherFrom(
  { now, places, holds }: Room,
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
