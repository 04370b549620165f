import type { Hold, Place, Capacity } from './record.ts';
import { longestStay } from './stays.ts';

const minute = 60_000;
/** How far ahead, in milliseconds, waiting parties are given tables. */
export const horizon = 12 * 60 * minute;

/**
 * A period in which one table, or currently linked tables, can seat one party without a booking.
 */
export interface Opening {
  table_ids: readonly number[];
  seats_min: number;
  seats_max: number;
  from: number;
  until: number;
}

/** Tables that are assigned together: currently linked tables form one unit. */
interface Unit {
  places: readonly Place[];
  seats_min: number;
  seats_max: number;
  /** The instant at which all tables of the unit are free; null if one is out of service. */
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

/** Returns the periods between two instants that no hold covers. */
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
 * Returns when each table is free for parties without a booking, one after the other. An opening is
 * as long as the longest stay of any party that the table seats, regardless of the party that takes
 * it; the rest before a booking is a shorter opening. Openings therefore never depend on earlier
 * assignments, which guarantees that one more party ahead makes no wait shorter.
 */
export function openingsOf({ now, places, holds, stays, buffer_minutes }: Capacity): Opening[] {
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
