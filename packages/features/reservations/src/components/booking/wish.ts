import type { Reservation, ReservationDay } from '@servery/api';
import { isHeld } from '../../bookingKind.ts';
import { overlaps } from '../timeline/axis.ts';

/** What a form says of a booking. */
export interface Wish {
  name: string;
  phone: string;
  note: string;
  staff_note: string;
  party: number;
  /** A trading day. */
  date: string;
  section: string;
  experience_id: number | null;
  starts_at: string | null;
  table_ids: readonly number[];
}

/** A time and tables that a new booking is for. */
export type Place = Pick<Wish, 'starts_at' | 'table_ids'>;

/** What a form begins with: a booking as it is, or a new one on a day. */
export const wishOf = (
  booking: Reservation | null,
  date: string,
  place: Place = { starts_at: null, table_ids: [] },
): Wish => ({
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

/** Whether a wish asks for another time, other tables or another party than a booking has. */
export function isElsewhere(wish: Wish, booking: Reservation): boolean {
  const was = wishOf(booking, wish.date);
  return (
    wish.starts_at !== was.starts_at ||
    wish.party !== was.party ||
    wish.section !== was.section ||
    wish.experience_id !== was.experience_id ||
    wish.table_ids.toSorted().join() !== was.table_ids.toSorted().join()
  );
}

/** Whether a wish says anew who comes or what is known of them. */
export const isRenamed = (wish: Wish, booking: Reservation): boolean =>
  wish.name !== booking.name ||
  wish.phone !== booking.phone ||
  wish.note !== booking.note ||
  wish.staff_note !== booking.staff_note;

/** The tables that others have while a party would stay. */
export function takenTables(
  day: ReservationDay,
  starts_at: string,
  stay_minutes: number,
  except_id?: number,
): Set<number> {
  const start = Date.parse(starts_at);
  const asked = { start, end: start + stay_minutes * 60_000 };
  const byBookings = day.reservations
    .filter((one) => one.id !== except_id && isHeld(one))
    .filter((one) =>
      overlaps(asked, {
        start: Date.parse(one.starts_at),
        end: Date.parse(one.ends_at) + one.buffer_minutes * 60_000,
      }),
    )
    .flatMap(({ tables }) => tables.map(({ id }) => id));
  const byGuests = day.tables
    .filter(({ free_at }) => free_at !== null && start < Date.parse(free_at))
    .map(({ id }) => id);
  const broken = day.tables.filter(({ state }) => state === 'out_of_service').map(({ id }) => id);
  return new Set([...byBookings, ...byGuests, ...broken]);
}
