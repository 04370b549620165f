import {
  measuredStays,
  offersOf,
  capacityOf,
  type Hold,
  type Offers,
  type Capacity,
} from '../allocator/index.ts';
import type { Venue, ReservationRecord } from './record.ts';
import { isBlocking, spanOf } from './rows.ts';

/** Returns the tables that bookings hold, with the periods. */
export const holdsOf = (reservations: readonly ReservationRecord[]): Hold[] =>
  reservations
    .filter((reservation) => isBlocking(reservation))
    .flatMap((reservation) =>
      reservation.table_ids.map((table_id) => ({ table_id, ...spanOf(reservation) })),
    );

/**
 * Returns a venue as the allocator sees it, without the booking `except`, such as one to be moved.
 */
export function capacityAt(venue: Venue, now: Date, except: number | null = null): Capacity {
  const { calendar, floor, waiting, turns, reservations } = venue;
  const holds = holdsOf(reservations.filter(({ id }) => id !== except));
  const stays = measuredStays(calendar.stays, turns);
  return capacityOf(floor, { holds, waiting, stays, buffer_minutes: calendar.buffer_minutes }, now);
}

/** Returns the available tables of a venue for parties of a size. */
export const offersAt = (
  venue: Venue,
  party: number,
  sections: readonly string[],
  now: Date,
  except: number | null = null,
): Offers => offersOf(capacityAt(venue, now, except), party, sections);
