import type { Booking, BookingPage, DayTable, Reservation, ReservationDay } from '@servery/api';
import { addDays } from '../time/index.ts';
import { freeAt, measuredStays } from '../allocator/index.ts';
import { byName, compareNames } from '../search/nameKey.ts';
import { compareTables, showTable } from '../tables/show.ts';
import { isTaken } from '../tables/tableStatus.ts';
import { dayReason, hoursOn, todayAt } from './hours.ts';
import type { Venue, ReservationRecord } from './record.ts';
import { graceUntil, isBlocking } from './rows.ts';
import { aheadOf } from './times.ts';
import { compareText } from './weeks.ts';

const minute = 60_000;

const endsAt = ({ starts_at, stay_minutes }: ReservationRecord) =>
  new Date(Date.parse(starts_at) + stay_minutes * minute).toISOString();

const depositState = ({ deposit, is_deposit_paid }: ReservationRecord) =>
  deposit === 0 ? ('none' as const) : is_deposit_paid ? ('paid' as const) : ('due' as const);

/** The data shown with a booking that isn't part of it. */
export interface Around {
  merchant_id: number;
  /** The names of its tables, by their ids. */
  tables: ReadonlyMap<number, string>;
  ahead: number | null;
}

/** Returns a booking as screens show it, with data from outside it. */
export function showRecord(reservation: ReservationRecord, around: Around, now: Date): Reservation {
  const {
    sequence: _sequence,
    grace_minutes: _grace,
    token: _token,
    table_ids,
    is_deposit_paid: _paid,
    sitting_id: _sitting,
    undo,
    ...shown
  } = reservation;
  return {
    ...shown,
    merchant_id: around.merchant_id,
    ends_at: endsAt(reservation),
    tables: table_ids.map((id) => ({ id, name: around.tables.get(id) ?? '' })),
    deposit_state: depositState(reservation),
    grace_until: graceUntil(reservation).toISOString(),
    ahead: around.ahead,
    undo_until: undo && Date.parse(undo.until) > now.getTime() ? undo.until : null,
  };
}

const namesOf = ({ floor }: Venue) => new Map(floor.tables.map(({ id, name }) => [id, name]));

/** Returns a booking as screens show it. */
export const showReservation = (
  venue: Venue,
  reservation: ReservationRecord,
  now: Date,
): Reservation => {
  const { merchant_id } = venue;
  const around = { merchant_id, tables: namesOf(venue), ahead: aheadOf(venue, reservation) };
  return showRecord(reservation, around, now);
};

/** Compares bookings by their start. */
const startOrder = (a: ReservationRecord, b: ReservationRecord) =>
  compareText(a.starts_at, b.starts_at) || a.id - b.id;

/** Returns a trading day: its bookings, its tables and its hours. */
export function showDay(venue: Venue, date: string, now: Date): ReservationDay {
  const own = venue.reservations.filter(({ business_date }) => business_date === date);
  const expected = own.filter((one) => isBlocking(one) || one.status === 'completed');
  const coming = Map.groupBy(expected, ({ starts_at }) => starts_at);
  // An invalid party size is left out of the response, and must not reduce the sum of the others.
  const covers = (some: readonly ReservationRecord[]) =>
    some.reduce((sum, { party }) => sum + Math.max(party, 0), 0);
  const { calendar, floor, turns, time_zone } = venue;
  const stays = measuredStays(calendar.stays, turns);
  const tables = floor.tables
    .map((table) => [table, showTable(table, floor, now)] as const)
    .toSorted(([, a], [, b]) => compareTables(a, b))
    .map(([table, { id, name, section, seats_min, seats_max, shape, state }]): DayTable => {
      const free_at = isTaken(state) ? freeAt(table, floor, stays, now) : null;
      const at = free_at === null ? null : new Date(free_at).toISOString();
      return { id, name, section, seats_min, seats_max, shape, state, free_at: at };
    });
  return {
    business_date: date,
    time_zone,
    why: dayReason(venue, date, now),
    hours: hoursOn(date, calendar.hours, venue).map(({ from, until }) => ({
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(until).toISOString(),
    })),
    reservations: own.toSorted(startOrder).map((one) => showReservation(venue, one, now)),
    tables,
    covers: covers(expected),
    slots: [...coming]
      .map(([starts_at, some]) => ({ starts_at, covers: covers(some) }))
      .toSorted((a, b) => compareText(a.starts_at, b.starts_at)),
    slot_covers: calendar.slot_covers,
    now: now.toISOString(),
  };
}

/** Returns the data of a merchant's public booking page. */
export function showBookingPage(venue: Venue, now: Date): BookingPage {
  const { calendar, experiences, floor } = venue;
  const first_date = todayAt(venue, now);
  const dates = Array.from({ length: calendar.horizon_days + 1 }, (_, i) => addDays(first_date, i));
  const sections = new Set(
    floor.tables.filter(({ is_active }) => is_active).map((table) => table.section),
  );
  return {
    merchant_name: venue.name,
    time_zone: venue.time_zone,
    currency: venue.currency,
    is_open: calendar.is_open,
    party_min: calendar.party_min,
    party_max: calendar.party_max,
    first_date,
    last_date: dates.at(-1)!,
    closed_dates: dates.filter((date) => dayReason(venue, date, now) !== null),
    sections: [...sections].filter((name) => name !== '').toSorted(compareNames),
    experiences: experiences
      .filter(({ is_active, is_deleted }) => is_active && !is_deleted)
      .toSorted(byName)
      .map(({ version: _v, is_active: _a, is_deleted: _d, hours: _h, ...one }) => one),
    deposit_per_cover: calendar.deposit_per_cover,
    deposit_party: calendar.deposit_party,
    grace_minutes: calendar.grace_minutes,
    is_auto_confirm: calendar.is_auto_confirm,
    is_waitlisting: calendar.is_waitlisting,
    now: now.toISOString(),
  };
}

const cancellable = new Set(['requested', 'waitlisted', 'confirmed']);

/** Returns a guest's own booking, without personal data. */
export const showBooking = (venue: Venue, reservation: ReservationRecord, now: Date): Booking => ({
  token: reservation.token,
  version: reservation.version,
  merchant_name: venue.name,
  time_zone: venue.time_zone,
  currency: venue.currency,
  number: reservation.number,
  business_date: reservation.business_date,
  status: reservation.status,
  party: reservation.party,
  starts_at: reservation.starts_at,
  ends_at: endsAt(reservation),
  section: reservation.section,
  experience: reservation.experience?.name ?? null,
  deposit: reservation.deposit,
  deposit_state: depositState(reservation),
  note: reservation.note,
  reason: reservation.reason,
  grace_until: graceUntil(reservation).toISOString(),
  ahead: aheadOf(venue, reservation),
  can_cancel:
    cancellable.has(reservation.status) && Date.parse(reservation.starts_at) > now.getTime(),
  now: now.toISOString(),
});
