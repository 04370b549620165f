import type { editReservationCalendar, Input, ReservationCalendar } from '@servery/api';
import { hoursOfRows, rowsOfHours, type HoursRow } from '@servery/screens/hours';

/** The first range that is added to a day without booking hours. */
export const usualHours = { start: '18:00', end: '22:00' };

type Body = Input<typeof editReservationCalendar>['body'];

/** The form values of the settings. */
export interface Draft extends Pick<
  ReservationCalendar,
  | 'is_open'
  | 'is_auto_confirm'
  | 'is_waitlisting'
  | 'interval_minutes'
  | 'buffer_minutes'
  | 'lead_minutes'
  | 'horizon_days'
  | 'party_min'
  | 'party_max'
  | 'slot_covers'
  | 'deposit_per_cover'
  | 'deposit_party'
  | 'grace_minutes'
> {
  hours: readonly HoursRow[];
  closed_dates: readonly { id: string; date: string | null; note: string }[];
  stays: readonly { id: string; party_max: number; minutes: number }[];
}

/** Returns the initial form values of the settings. */
export const draftOf = (calendar: ReservationCalendar): Draft => ({
  is_open: calendar.is_open,
  is_auto_confirm: calendar.is_auto_confirm,
  is_waitlisting: calendar.is_waitlisting,
  interval_minutes: calendar.interval_minutes,
  buffer_minutes: calendar.buffer_minutes,
  lead_minutes: calendar.lead_minutes,
  horizon_days: calendar.horizon_days,
  party_min: calendar.party_min,
  party_max: calendar.party_max,
  slot_covers: calendar.slot_covers,
  deposit_per_cover: calendar.deposit_per_cover,
  deposit_party: calendar.deposit_party,
  grace_minutes: calendar.grace_minutes,
  hours: rowsOfHours(calendar.hours),
  closed_dates: calendar.closed_dates.map((date) => ({ id: date.date, ...date })),
  stays: calendar.stays.map((stay) => ({ id: String(stay.party_max), ...stay })),
});

/**
 * Returns the request body of a draft, without the merchant and version; incomplete rows are left
 * out.
 */
export const bodyOf = (draft: Draft): Omit<Body, 'merchant_id' | 'version'> => ({
  ...draft,
  hours: hoursOfRows(draft.hours),
  closed_dates: draft.closed_dates
    .flatMap(({ date, note }) => (date === null ? [] : [{ date, note }]))
    .toSorted((a, b) => a.date.localeCompare(b.date)),
  stays: draft.stays
    .map(({ party_max, minutes }) => ({ party_max, minutes }))
    .toSorted((a, b) => a.party_max - b.party_max),
});

/** Whether all rows of a draft are complete. */
export const isWhole = ({ hours, closed_dates }: Draft): boolean =>
  hours.every(({ range }) => range !== null) && closed_dates.every(({ date }) => date !== null);
