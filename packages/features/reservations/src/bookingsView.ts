import { addDays } from '@servery/domain/time';

/** What an address says about the bookings. */
export interface BookingsView {
  /** A trading day, `YYYY-MM-DD`; null for today. */
  date: string | null;
  /** How the day is shown; null as it suits the screen. */
  look: 'list' | 'timeline' | null;
  search: string;
  /** A kind of bookings; null for all that still matter. */
  kind: BookingKind | null;
  /** The booking that is open, or a new one. */
  open: number | 'new' | null;
}

/** What the bookings of a day are sorted into, in the order of their chips. */
export const bookingKinds = ['asked', 'coming', 'here', 'done', 'gone'] as const;
export type BookingKind = (typeof bookingKinds)[number];

const day = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string | null): text is string =>
  text !== null && day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Reads an address from `?` on; what it does not say is as at first. */
export function readView(address: string): BookingsView {
  const given = new URLSearchParams(address);
  const open = given.get('open');
  const date = given.get('date');
  return {
    date: isDay(date) ? date : null,
    look: (['list', 'timeline'] as const).find((one) => one === given.get('look')) ?? null,
    search: (given.get('search') ?? '').slice(0, 100),
    kind: bookingKinds.find((one) => one === given.get('kind')) ?? null,
    open:
      open === 'new' ? 'new' : open !== null && /^[1-9]\d{0,15}$/.test(open) ? Number(open) : null,
  };
}

/** The address after a change. */
export function writeView(address: string, change: Partial<BookingsView>): string {
  const { date, look, search, kind, open } = { ...readView(address), ...change };
  const params = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ date, look, search, kind, open })) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The seven days around one, beginning with a weekday: 0 for Sunday. */
export function weekOf(date: string, firstDay: number): string[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const first = addDays(date, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, i) => addDays(first, i));
}
