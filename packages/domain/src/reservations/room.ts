import {
  measuredStays,
  offersOf,
  roomOf,
  type Hold,
  type Offers,
  type Room,
} from '../allocator/index.ts';
import type { House, ReservationRecord } from './record.ts';
import { isBlocking, spanOf } from './rows.ts';

/** The tables that bookings keep, and from when until when. */
export const holdsOf = (reservations: readonly ReservationRecord[]): Hold[] =>
  reservations
    .filter((one) => isBlocking(one))
    .flatMap((one) => one.table_ids.map((table_id) => ({ table_id, ...spanOf(one) })));

/** A house as the allocator sees it, but for a booking that is to be moved. */
export function roomAt(house: House, now: Date, except: number | null = null): Room {
  const { calendar, floor, waiting, turns, reservations } = house;
  const holds = holdsOf(reservations.filter(({ id }) => id !== except));
  const stays = measuredStays(calendar.stays, turns);
  return roomOf(floor, { holds, waiting, stays, buffer_minutes: calendar.buffer_minutes }, now);
}

/** What a house can still offer to parties of a size. */
export const offersAt = (
  house: House,
  party: number,
  sections: readonly string[],
  now: Date,
  except: number | null = null,
): Offers => offersOf(roomAt(house, now, except), party, sections);
