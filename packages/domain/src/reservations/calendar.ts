import { invalid, Problem, type ReservationCalendar } from '@servery/api';
import { compareNames } from '../search/nameKey.ts';
import { hasOverlap } from '../time/index.ts';
import { compareText } from './weeks.ts';
import type { BookingContext, CalendarRecord, Venue } from './record.ts';

/**
 * The calendar of a merchant that hasn't changed it yet: no online booking, and lunch and dinner
 * hours for bookings by staff.
 */
export const firstCalendar: CalendarRecord = {
  version: 0,
  is_open: false,
  hours: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, start: '12:00', end: '14:00' },
    { weekday, start: '18:00', end: '21:00' },
  ]),
  closed_dates: [],
  interval_minutes: 30,
  stays: [
    { party_max: 2, minutes: 90 },
    { party_max: 4, minutes: 105 },
    { party_max: 50, minutes: 120 },
  ],
  buffer_minutes: 15,
  lead_minutes: 60,
  horizon_days: 60,
  party_min: 1,
  party_max: 8,
  slot_covers: null,
  deposit_per_cover: 0,
  deposit_party: 1,
  grace_minutes: 15,
  is_auto_confirm: false,
  is_waitlisting: true,
  token: '',
};

/** Returns the sections of a floor with active tables, by name. */
const sectionsOf = ({ floor }: Venue) =>
  [
    ...Map.groupBy(
      floor.tables.filter(({ is_active }) => is_active),
      ({ section }) => section,
    ),
  ]
    .map(([name, tables]) => ({
      name,
      tables: tables.length,
      seats: tables.reduce((sum, { seats_max }) => sum + seats_max, 0),
    }))
    .toSorted((a, b) => compareNames(a.name, b.name));

/** Returns a merchant's reservation calendar as screens show it. */
export const showCalendar = (venue: Venue): ReservationCalendar => ({
  ...venue.calendar,
  merchant_id: venue.merchant_id,
  time_zone: venue.time_zone,
  sections: sectionsOf(venue),
});

/** The editable fields of the calendar. */
export type CalendarInput = Omit<CalendarRecord, 'token'> & { is_token_renewed: boolean };

function requireSound({ stays, hours, party_min, party_max, closed_dates }: CalendarInput): void {
  const unsorted = stays.findIndex(
    ({ party_max: size }, i) => i > 0 && size <= stays[i - 1]!.party_max,
  );
  if (unsorted > 0)
    throw invalid(`stays.${unsorted}.party_max`, 'order', 'Must be greater than the previous one.');
  if (party_max < party_min)
    throw invalid('party_max', 'order', 'Must not be less than the smallest party.');
  const clash = hasOverlap(hours);
  if (clash !== null)
    throw invalid(`hours.${clash}`, 'overlap', 'These hours overlap others on the same day.');
  const dates = closed_dates.map(({ date }) => date);
  const twice = dates.findIndex((date, i) => dates.indexOf(date) < i);
  if (twice >= 0)
    throw invalid(`closed_dates.${twice}.date`, 'taken', 'This date is already on the list.');
}

/**
 * Changes the reservation calendar; existing bookings stay unchanged.
 * @throws `conflict` or `invalid`
 */
export function editReservationCalendar(
  venue: Venue,
  input: CalendarInput,
  { nextToken }: Pick<BookingContext, 'nextToken'>,
): Venue {
  const { calendar } = venue;
  if (calendar.version !== input.version)
    throw new Problem('conflict', { current: showCalendar(venue) });
  requireSound(input);
  const { is_token_renewed, ...decided } = input;
  const token = is_token_renewed || calendar.token === '' ? nextToken() : calendar.token;
  const closed_dates = decided.closed_dates.toSorted((a, b) => compareText(a.date, b.date));
  const version = calendar.version + 1;
  return { ...venue, calendar: { ...decided, closed_dates, token, version } };
}
