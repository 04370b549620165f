import { Problem } from '@servery/api';
import type { ExperienceRecord, Venue, ReservationRecord } from './record.ts';

const minute = 60_000;

/** Whether a booking holds its tables. */
export const isBlocking = ({ status }: Pick<ReservationRecord, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed' || status === 'arrived' || status === 'seated';

/** Whether a booking is still expected, seated or waitlisted. */
export const isLive = (reservation: Pick<ReservationRecord, 'status'>): boolean =>
  isBlocking(reservation) || reservation.status === 'waitlisted';

/**
 * Returns a booking by its id.
 * @throws `notFound`
 */
export function reservationOf({ reservations }: Venue, id: number): ReservationRecord {
  const found = reservations.find((reservation) => reservation.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/**
 * Returns an experience by its id; deleted ones aren't found.
 * @throws `notFound`
 */
export function experienceOf({ experiences }: Venue, id: number): ExperienceRecord {
  const found = experiences.find((experience) => experience.id === id && !experience.is_deleted);
  if (!found) throw new Problem('notFound');
  return found;
}

/**
 * Returns the period for which a booking holds its tables, in milliseconds: its stay and the
 * buffer, from the actual start if the party was seated early.
 */
export function spanOf({
  starts_at,
  stay_minutes,
  buffer_minutes,
  seated_at = null,
}: Pick<ReservationRecord, 'starts_at' | 'stay_minutes' | 'buffer_minutes'> &
  Partial<Pick<ReservationRecord, 'seated_at'>>): { from: number; until: number } {
  const from = Math.min(Date.parse(starts_at), Date.parse(seated_at ?? starts_at));
  return { from, until: from + (stay_minutes + buffer_minutes) * minute };
}

/** Returns until when a party may be late. */
export const graceUntil = ({
  starts_at,
  grace_minutes,
}: Pick<ReservationRecord, 'starts_at' | 'grace_minutes'>): Date =>
  new Date(Date.parse(starts_at) + grace_minutes * minute);

/** Returns the venue with one booking changed and its version incremented. */
export const put = (venue: Venue, id: number, change: Partial<ReservationRecord>): Venue => ({
  ...venue,
  reservations: venue.reservations.map((reservation) =>
    reservation.id === id
      ? { ...reservation, ...change, version: reservation.version + 1 }
      : reservation,
  ),
});
