import type { Reservation, ReservationCalendar } from '@servery/api';
import { stayOf } from '../allocator/index.ts';
import { isBlocking, spanOf } from './rows.ts';

const minute = 60_000;

/** The bookings of a day at one point in time. */
interface Day {
  reservations: readonly Pick<
    Reservation,
    'status' | 'starts_at' | 'seated_at' | 'stay_minutes' | 'buffer_minutes' | 'tables'
  >[];
  now: string;
}

/**
 * Returns the ids of the tables that bookings need before a party that is seated now has left and
 * the buffer has passed.
 */
export function bookedTables(
  { reservations, now }: Day,
  { stays, buffer_minutes }: Pick<ReservationCalendar, 'stays' | 'buffer_minutes'>,
  party: number,
): Set<number> {
  const from = Date.parse(now);
  const until = from + (stayOf(stays, party) + buffer_minutes) * minute;
  const needed = reservations.filter((reservation) => {
    const span = spanOf(reservation);
    return isBlocking(reservation) && span.from < until && from < span.until;
  });
  return new Set(needed.flatMap(({ tables }) => tables.map(({ id }) => id)));
}
