import type { Hold, Place, Capacity } from './record.ts';
import { seatQueue } from './seatQueue.ts';
import { tableSets, type TableSet } from './tableSets.ts';

/** A party that asks for tables, and the time it needs them for. */
export interface Input {
  party: number;
  from: number;
  /** The end of the stay and the buffer, when the tables are free again. */
  until: number;
}

/** The limit up to which `countFor` counts. */
const maxCounted = 20;

const clashes = (one: { from: number; until: number }, other: { from: number; until: number }) =>
  one.from < other.until && other.from < one.until;

const isFree = (
  { id, free_at }: Place,
  input: Input,
  holds: ReadonlyMap<number, readonly Hold[]>,
): boolean =>
  free_at !== null &&
  free_at <= input.from &&
  !(holds.get(id) ?? []).some((hold) => clashes(hold, input));

/** Answers which tables can still be assigned, for many times of one day. */
export interface Offers {
  /** Returns the best available tables for an input; null if none are free. */
  assign: (input: Input) => readonly number[] | null;
  /** Returns how many such parties could still be taken, up to `maxCounted`. */
  countFor: (input: Input) => number;
}

/**
 * Offers tables for booking around the seated parties, the bookings and the queue: a table that a
 * waiting party is about to get isn't given away. The fitting table sets are computed once per
 * party size.
 */
export function offersOf(
  capacity: Capacity,
  party: number,
  sections: readonly string[] = [],
): Offers {
  const sets = tableSets(capacity.places, party, sections);
  const walkIns = seatQueue(capacity).flatMap(({ table_ids, from, until }) =>
    table_ids.map((table_id): Hold => ({ table_id, from, until })),
  );
  const holds = Map.groupBy([...capacity.holds, ...walkIns], ({ table_id }) => table_id);
  const freeFor = (input: Input): TableSet[] => {
    const free = new Set(capacity.places.filter((place) => isFree(place, input, holds)));
    return sets.filter((set) => set.every((place) => free.has(place)));
  };
  return {
    assign: (input) => freeFor(input)[0]?.map(({ id }) => id) ?? null,
    countFor: (input) => {
      const taken = new Set<Place>();
      let count = 0;
      for (const set of freeFor(input)) {
        if (count === maxCounted) break;
        if (set.some((place) => taken.has(place))) continue;
        for (const place of set) taken.add(place);
        count += 1;
      }
      return count;
    },
  };
}
