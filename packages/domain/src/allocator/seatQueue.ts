import { openingsOf, type Opening } from './openings.ts';
import type { Room, Seat, Waiting } from './record.ts';
import { stayOf } from './stays.ts';
import { togetherFrom } from './together.ts';

const minute = 60_000;

const lengthFor = ({ stays, buffer_minutes }: Room, party: number) =>
  (stayOf(stays, party) + buffer_minutes) * minute;

const suits = ({ seats_min, seats_max, from, until }: Opening, party: number, length: number) =>
  seats_min <= party && party <= seats_max && until - from >= length;

/** What is given out in turn: each takes the earliest opening that fits, the smallest of several. */
function serve(
  room: Room,
  openings: readonly Opening[],
  waiting: readonly Waiting[],
): Map<number, { seat: Seat; opening: Opening }> {
  const left = new Set(openings);
  const given = new Map<number, { seat: Seat; opening: Opening }>();
  for (const { id, party } of waiting) {
    const length = lengthFor(room, party);
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
 * Gives tables to everybody who waits, in their order, around those who sit and those who booked.
 * Who fits no table within half a day is given none.
 */
export const seatQueue = (room: Room): Seat[] =>
  [...serve(room, openingsOf(room), room.waiting).values()].map(({ seat }) => seat);

const step = 5;

/**
 * How many minutes a party waits behind the queue for a table, in steps of five; null where no table
 * fits it. It is a serial dictatorship over openings (L.-G. Svensson, "Strategy-proof allocation of
 * indivisible goods", Social Choice and Welfare 16, 1999): one more ahead never makes it shorter. A
 * party that no table seats by itself waits for neighbouring ones that are free together.
 */
export function quoteWait(room: Room, party: number): number | null {
  const openings = openingsOf(room);
  const length = lengthFor(room, party);
  const last = { id: Number.NaN, party };
  const given = serve(room, openings, [...room.waiting, last]);
  const from = openings.some((opening) => suits(opening, party, length))
    ? given.get(Number.NaN)?.seat.from
    : togetherFrom(
        room,
        [...given.values()].map(({ opening }) => opening),
        { party, length },
      );
  return from === undefined || from === null
    ? null
    : Math.ceil((from - room.now) / minute / step) * step;
}
