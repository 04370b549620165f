import type { Reservation, ReservationDay } from '@servery/api';
import { isHeld } from '../../bookingKind.ts';
import { overlaps } from '../timeline/axis.ts';

/** The values of the booking form. */
export interface BookingValues {
  name: string;
  phone: string;
  note: string;
  staff_note: string;
  party: number;
  /** A trading day, `YYYY-MM-DD`. */
  date: string;
  section: string;
  experience_id: number | null;
  starts_at: string | null;
  table_ids: readonly number[];
}

/** The time and tables of a new booking. */
export type Place = Pick<BookingValues, 'starts_at' | 'table_ids'>;

/** Returns the initial form values: those of a booking, or of a new one on a day. */
export const inputOf = (
  booking: Reservation | null,
  date: string,
  place: Place = { starts_at: null, table_ids: [] },
): BookingValues => ({
  name: booking?.name ?? '',
  phone: booking?.phone ?? '',
  note: booking?.note ?? '',
  staff_note: booking?.staff_note ?? '',
  party: booking?.party ?? 2,
  date: booking?.business_date ?? date,
  section: booking?.section ?? '',
  experience_id: booking?.experience?.id ?? null,
  starts_at: booking?.starts_at ?? place.starts_at,
  table_ids: booking?.tables.map(({ id }) => id) ?? place.table_ids,
});

/** Whether form values differ from a booking in time, party, area, experience or tables. */
export function isElsewhere(input: BookingValues, booking: Reservation): boolean {
  const was = inputOf(booking, input.date);
  return (
    input.starts_at !== was.starts_at ||
    input.party !== was.party ||
    input.section !== was.section ||
    input.experience_id !== was.experience_id ||
    input.table_ids.toSorted().join() !== was.table_ids.toSorted().join()
  );
}

/** Whether form values differ from a booking in name, phone or notes. */
export const isRenamed = (input: BookingValues, booking: Reservation): boolean =>
  input.name !== booking.name ||
  input.phone !== booking.phone ||
  input.note !== booking.note ||
  input.staff_note !== booking.staff_note;

/**
 * Returns the ids of the tables that are unavailable during a stay: reserved, occupied or out of
 * service.
 */
export function takenTables(
  day: ReservationDay,
  starts_at: string,
  stay_minutes: number,
  except_id?: number,
): Set<number> {
  const start = Date.parse(starts_at);
  const stay = { start, end: start + stay_minutes * 60_000 };
  const byBookings = day.reservations
    .filter((reservation) => reservation.id !== except_id && isHeld(reservation))
    .filter((reservation) =>
      overlaps(stay, {
        start: Date.parse(reservation.starts_at),
        end: Date.parse(reservation.ends_at) + reservation.buffer_minutes * 60_000,
      }),
    )
    .flatMap(({ tables }) => tables.map(({ id }) => id));
  const byGuests = day.tables
    .filter(({ free_at }) => free_at !== null && start < Date.parse(free_at))
    .map(({ id }) => id);
  const broken = day.tables.filter(({ state }) => state === 'out_of_service').map(({ id }) => id);
  return new Set([...byBookings, ...byGuests, ...broken]);
}
