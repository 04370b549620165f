import { searchKey } from '@servery/domain/search';
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

const digits = (text: string) => text.replace(/\D/g, '');

/** Whether a booking matches the search and kind: by number, name, table or phone. */
export function fits(
  booking: Reservation,
  { search, kind }: Pick<BookingsView, 'search' | 'kind'>,
): boolean {
  if (kind !== null && kindOf(booking) !== kind) return false;
  const wanted = searchKey(search);
  const phone = digits(search).replace(/^0/, '');
  return (
    [booking.name, booking.number, ...booking.tables.map(({ name }) => name)].some((text) =>
      searchKey(text).includes(wanted),
    ) ||
    (phone !== '' && digits(booking.phone).includes(phone))
  );
}
