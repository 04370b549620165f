import type { Hold, Place, Room } from './record.ts';
import { longestStay } from './stays.ts';

const minute = 60_000;
/** How far ahead somebody who waits is promised anything. */
export const horizon = 12 * 60 * minute;

/** A table, or those that are linked now, for one party without a booking, for some time. */
export interface Opening {
  table_ids: readonly number[];
  seats_min: number;
  seats_max: number;
  from: number;
  until: number;
}

/** What is given out as one: tables that are linked now are one. */
interface Unit {
  places: readonly Place[];
  seats_min: number;
  seats_max: number;
  /** When all of it is free, and in service. */
  free_at: number | null;
}

function unitsOf(places: readonly Place[]): Unit[] {
  return [...Map.groupBy(places, ({ group }) => group).values()].map((group) => ({
    places: group,
    seats_min: group.reduce((sum, { seats_min }) => sum + seats_min, 0),
    seats_max: group.reduce((sum, { seats_max }) => sum + seats_max, 0),
    free_at: group.some(({ free_at }) => free_at === null)
      ? null
      : Math.max(...group.map(({ free_at }) => free_at!)),
  }));
}

/** The stretches of time, from an instant on, in which none of some holds falls. */
function gapsOf(
  holds: readonly Hold[],
  from: number,
  until: number,
): [from: number, until: number][] {
  const gaps: [number, number][] = [];
  let at = from;
  for (const hold of holds.toSorted((a, b) => a.from - b.from)) {
    if (hold.until <= at) continue;
    if (hold.from > at) gaps.push([at, Math.min(hold.from, until)]);
    at = Math.max(at, hold.until);
    if (at >= until) return gaps;
  }
  return [...gaps, [at, until]];
}

/**
 * When each table is free for parties without a booking, one after the other. An opening is as long
 * as the longest stay of a party that the table seats, whoever takes it; what is left before a
 * booking is a shorter one. So what a party takes never depends on who took what before, on which
 * the promise rests that one more ahead makes nobody's wait shorter.
 */
export function openingsOf({ now, places, holds, stays, buffer_minutes }: Room): Opening[] {
  const openings: Opening[] = [];
  for (const { places: own, seats_min, seats_max, free_at } of unitsOf(places)) {
    if (free_at === null) continue;
    const table_ids = own.map(({ id }) => id);
    const length = (longestStay(stays, seats_max) + buffer_minutes) * minute;
    const promised = holds.filter(({ table_id }) => table_ids.includes(table_id));
    for (const [from, until] of gapsOf(promised, Math.max(now, free_at), now + horizon))
      for (let at = from; at < until; at += length) {
        const size = { table_ids, seats_min, seats_max };
        openings.push({ ...size, from: at, until: Math.min(at + length, until) });
      }
  }
  return openings.toSorted(
    (a, b) => a.from - b.from || a.seats_max - b.seats_max || a.table_ids[0]! - b.table_ids[0]!,
  );
}
