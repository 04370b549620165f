import { invalid, Problem, type ReservationCalendar } from '@servery/api';
import { compareText, hasOverlap } from './weeks.ts';
import type { BookAct, CalendarRecord, House } from './record.ts';

/** What holds until a merchant has decided: nobody books by themselves, lunch and dinner by phone. */
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

/** The areas that a floor's tables stand in, by name. */
const sectionsOf = ({ floor }: House) =>
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
    .toSorted((a, b) => compareText(a.name, b.name));

/** What a merchant has decided, as screens see it. */
export const showCalendar = (house: House): ReservationCalendar => ({
  ...house.calendar,
  merchant_id: house.merchant_id,
  time_zone: house.time_zone,
  sections: sectionsOf(house),
});

/** What is decided anew. */
export type CalendarWish = Omit<CalendarRecord, 'token'> & { is_token_renewed: boolean };

function requireSound({ stays, hours, party_min, party_max, closed_dates }: CalendarWish): void {
  const unsorted = stays.findIndex(
    ({ party_max: size }, i) => i > 0 && size <= stays[i - 1]!.party_max,
  );
  if (unsorted > 0)
    throw invalid(`stays.${unsorted}.party_max`, 'order', 'Above the one before it.');
  if (party_max < party_min) throw invalid('party_max', 'order', 'Not below the smallest party.');
  const clash = hasOverlap(hours);
  if (clash !== null) throw invalid(`hours.${clash}`, 'overlap', 'Overlaps others of the day.');
  const dates = closed_dates.map(({ date }) => date);
  const twice = dates.findIndex((date, i) => dates.indexOf(date) < i);
  if (twice >= 0) throw invalid(`closed_dates.${twice}.date`, 'taken', 'Is there already.');
}

/** Decides anew about bookings; those that were made stay as they are. */
export function editReservationCalendar(
  house: House,
  wish: CalendarWish,
  { nextToken }: Pick<BookAct, 'nextToken'>,
): House {
  const { calendar } = house;
  if (calendar.version !== wish.version)
    throw new Problem('conflict', { current: showCalendar(house) });
  requireSound(wish);
  const { is_token_renewed, ...decided } = wish;
  const token = is_token_renewed || calendar.token === '' ? nextToken() : calendar.token;
  const closed_dates = decided.closed_dates.toSorted((a, b) => compareText(a.date, b.date));
  const version = calendar.version + 1;
  return { ...house, calendar: { ...decided, closed_dates, token, version } };
}
