import { matchesSearch, phonePart } from '@servery/domain/search';
import type { Reservation, ReservationStatus } from '@servery/api';
import type { BookingKind, BookingsView } from './bookingsView.ts';

const kinds: Readonly<Record<ReservationStatus, BookingKind>> = {
  requested: 'asked',
  waitlisted: 'asked',
  confirmed: 'coming',
  arrived: 'here',
  seated: 'here',
  completed: 'done',
  declined: 'gone',
  cancelled_guest: 'gone',
  cancelled_merchant: 'gone',
  no_show: 'gone',
};

/** Returns the group of a booking. */
export const kindOf = ({ status }: Pick<Reservation, 'status'>): BookingKind => kinds[status];

/** Whether a booking needs no further action. */
export const isOver = (booking: Pick<Reservation, 'status'>): boolean =>
  kindOf(booking) === 'done' || kindOf(booking) === 'gone';

/** Whether a booking blocks its tables for other parties. */
export const isHeld = ({ status }: Pick<Reservation, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed' || status === 'arrived' || status === 'seated';

/**
 * Whether a booking matches the search and kind: by number, name, table or phone. `found` has the
 * ids of bookings that the host found by a phone number that is masked here.
 */
export function fits(
  booking: Reservation,
  { search, kind }: Pick<BookingsView, 'search' | 'kind'>,
  found: ReadonlySet<number>,
): boolean {
  if (kind !== null && kindOf(booking) !== kind) return false;
  const { id, name, number, phone, tables } = booking;
  const part = phonePart(search);
  return (
    matchesSearch(search, name, number, ...tables.map((table) => table.name)) ||
    (part !== '' && phone.includes(part)) ||
    found.has(id)
  );
}
