import { openingsOf, type Opening } from './openings.ts';
import type { Room, Seat, Waiting } from './record.ts';
import { stayOf } from './stays.ts';

const minute = 60_000;

/** What is given out in turn: each takes the earliest opening that fits, the smallest of several. */
function serve(room: Room, waiting: readonly Waiting[]): Map<number, Seat> {
  const left = new Set<Opening>(openingsOf(room));
  const seats = new Map<number, Seat>();
  for (const { id, party } of waiting) {
    const needed = (stayOf(room.stays, party) + room.buffer_minutes) * minute;
    for (const opening of left) {
      const { table_ids, seats_min, seats_max, from, until } = opening;
      if (party < seats_min || party > seats_max || until - from < needed) continue;
      left.delete(opening);
      seats.set(id, { id, table_ids, from, until: from + needed });
      break;
    }
  }
  return seats;
}

/**
 * Gives tables to everybody who waits, in their order, around those who sit and those who booked.
 * Who fits no table within half a day is given none.
 */
export const seatQueue = (room: Room): Seat[] => [...serve(room, room.waiting).values()];

const step = 5;

/**
 * How many minutes a party waits behind the queue for a table, in steps of five; null where no table
 * fits it. It is a serial dictatorship over openings (L.-G. Svensson, "Strategy-proof allocation of
 * indivisible goods", Social Choice and Welfare 16, 1999): one more ahead never makes it shorter.
 */
export function quoteWait(room: Room, party: number): number | null {
  const last = { id: Number.NaN, party };
  const seat = serve(room, [...room.waiting, last]).get(Number.NaN);
  return seat ? Math.ceil((seat.from - room.now) / minute / step) * step : null;
}
