import type { Hold, Place, Room } from './record.ts';
import { seatQueue } from './seatQueue.ts';
import { tableSets, type TableSet } from './tableSets.ts';

/** Who would like to come, and for how long. */
export interface Wish {
  party: number;
  from: number;
  /** When the tables are free for others again: after the stay and the buffer. */
  until: number;
}

/** How often a party could still be taken is counted up to this many. */
const mostCounted = 20;

const clashes = (one: { from: number; until: number }, other: { from: number; until: number }) =>
  one.from < other.until && other.from < one.until;

const isFree = (
  { id, free_at }: Place,
  wish: Wish,
  holds: ReadonlyMap<number, readonly Hold[]>,
): boolean =>
  free_at !== null &&
  free_at <= wish.from &&
  !(holds.get(id) ?? []).some((hold) => clashes(hold, wish));

/** What the tables of a room can still be given to: asked for many times of one day. */
export interface Offers {
  /** The tables for a wish, the best there are; null where none are free. */
  assign: (wish: Wish) => readonly number[] | null;
  /** How many such parties could come, up to twenty. */
  countFor: (wish: Wish) => number;
}

/**
 * Offers a room's tables for booking around those who sit, those who booked, and those who wait: a
 * table that somebody of the queue is about to get is not given away before their eyes. The sizes
 * that fit are worked out once for a party.
 */
export function offersOf(room: Room, party: number, sections: readonly string[] = []): Offers {
  const sets = tableSets(room.places, party, sections);
  const walkIns = seatQueue(room).flatMap(({ table_ids, from, until }) =>
    table_ids.map((table_id): Hold => ({ table_id, from, until })),
  );
  const holds = Map.groupBy([...room.holds, ...walkIns], ({ table_id }) => table_id);
  const freeFor = (wish: Wish): TableSet[] => {
    const free = new Set(room.places.filter((place) => isFree(place, wish, holds)));
    return sets.filter((set) => set.every((place) => free.has(place)));
  };
  return {
    assign: (wish) => freeFor(wish)[0]?.map(({ id }) => id) ?? null,
    countFor: (wish) => {
      const taken = new Set<Place>();
      let count = 0;
      for (const set of freeFor(wish)) {
        if (count === mostCounted) break;
        if (set.some((place) => taken.has(place))) continue;
        for (const place of set) taken.add(place);
        count += 1;
      }
      return count;
    },
  };
}
