import { addDays } from '@servery/domain/time';
import { choice, date, defineView, idOrNew, scope, text, type ViewOf } from '@servery/screens/view';

/** The groups of a day's bookings, in the order of their chips. */
export const bookingKinds = ['asked', 'coming', 'here', 'done', 'gone'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The URL state of the bookings. */
export const bookingsView = defineView({
  /** A trading day, `YYYY-MM-DD`; null for today. */
  date: date(null),
  /** The layout of the day; null to choose by screen size. */
  look: scope(choice(['list', 'timeline'], null)),
  search: text(),
  /** The group of bookings to show; null for all. */
  kind: choice(bookingKinds, null),
  /** The id of the open booking, or `new`. */
  open: idOrNew(),
});
export type BookingsView = ViewOf<typeof bookingsView>;

/**
 * Returns the seven days of the week around a date; `firstDay` is its first weekday, 0 for Sunday.
 */
export function weekOf(date: string, firstDay: number): string[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const first = addDays(date, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, i) => addDays(first, i));
}
