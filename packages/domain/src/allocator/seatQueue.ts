import { openingsOf, type Opening } from './openings.ts';
import type { Capacity, Seat, Waiting } from './record.ts';
import { stayOf } from './stays.ts';
import { togetherFrom } from './together.ts';

const minute = 60_000;

const lengthFor = ({ stays, buffer_minutes }: Capacity, party: number) =>
  (stayOf(stays, party) + buffer_minutes) * minute;

const suits = ({ seats_min, seats_max, from, until }: Opening, party: number, length: number) =>
  seats_min <= party && party <= seats_max && until - from >= length;

/**
 * Serves the queue in order: each party takes the earliest opening that fits, the smallest of
 * several.
 */
function serve(
  capacity: Capacity,
  openings: readonly Opening[],
  waiting: readonly Waiting[],
): Map<number, { seat: Seat; opening: Opening }> {
  const left = new Set(openings);
  const given = new Map<number, { seat: Seat; opening: Opening }>();
  for (const { id, party } of waiting) {
    const length = lengthFor(capacity, party);
    for (const opening of left) {
      if (!suits(opening, party, length)) continue;
      left.delete(opening);
      const { table_ids, from } = opening;
      given.set(id, { opening, seat: { id, table_ids, from, until: from + length } });
      break;
    }
  }
  return given;
}

/**
 * Assigns tables to the waiting parties in order, around seated parties and bookings. A party that
 * fits no table within `horizon` gets none.
 */
export const seatQueue = (capacity: Capacity): Seat[] =>
  [...serve(capacity, openingsOf(capacity), capacity.waiting).values()].map(({ seat }) => seat);

const step = 5;

/**
 * Returns how many minutes a party would wait behind the queue, in steps of five; null if no table
 * fits it. This is a serial dictatorship over openings (L.-G. Svensson, "Strategy-proof allocation
 * of indivisible goods", Social Choice and Welfare 16, 1999): one more party ahead never makes the
 * wait shorter. A party too large for any single table waits for adjacent tables that are free
 * together.
 */
export function quoteWait(capacity: Capacity, party: number): number | null {
  const openings = openingsOf(capacity);
  const length = lengthFor(capacity, party);
  const last = { id: Number.NaN, party };
  const given = serve(capacity, openings, [...capacity.waiting, last]);
  const from = openings.some((opening) => suits(opening, party, length))
    ? given.get(Number.NaN)?.seat.from
    : togetherFrom(
        capacity,
        [...given.values()].map(({ opening }) => opening),
        { party, length },
      );
  return from === undefined || from === null
    ? null
    : Math.ceil((from - capacity.now) / minute / step) * step;
}
