import type { Booking, BookingPage, DayTable, Reservation, ReservationDay } from '@servery/api';
import { addDays } from '../time/index.ts';
import { freeAt, measuredStays } from '../allocator/index.ts';
import { compareTables, showTable } from '../tables/show.ts';
import { isTaken } from '../tables/stand.ts';
import { dayReason, hoursOn, todayAt } from './hours.ts';
import type { House, ReservationRecord } from './record.ts';
import { graceUntil, isBlocking } from './rows.ts';
import { aheadOf } from './times.ts';
import { compareText } from './weeks.ts';

const minute = 60_000;

const endsAt = ({ starts_at, stay_minutes }: ReservationRecord) =>
  new Date(Date.parse(starts_at) + stay_minutes * minute).toISOString();

const depositState = ({ deposit, is_deposit_paid }: ReservationRecord) =>
  deposit === 0 ? ('none' as const) : is_deposit_paid ? ('paid' as const) : ('due' as const);

/** What a booking is shown with that others know. */
export interface Around {
  merchant_id: number;
  /** The names of its tables, by their ids. */
  tables: ReadonlyMap<number, string>;
  ahead: number | null;
}

/** A booking as screens see it, among what others know. */
export function showRecord(one: ReservationRecord, around: Around, now: Date): Reservation {
  const {
    sequence: _sequence,
    grace_minutes: _grace,
    token: _token,
    table_ids,
    is_deposit_paid: _paid,
    sitting_id: _sitting,
    undo,
    ...shown
  } = one;
  return {
    ...shown,
    merchant_id: around.merchant_id,
    ends_at: endsAt(one),
    tables: table_ids.map((id) => ({ id, name: around.tables.get(id) ?? '' })),
    deposit_state: depositState(one),
    grace_until: graceUntil(one).toISOString(),
    ahead: around.ahead,
    undo_until: undo && Date.parse(undo.until) > now.getTime() ? undo.until : null,
  };
}

const namesOf = ({ floor }: House) => new Map(floor.tables.map(({ id, name }) => [id, name]));

/** A booking as screens see it. */
export const showReservation = (house: House, one: ReservationRecord, now: Date): Reservation => {
  const { merchant_id } = house;
  const around = { merchant_id, tables: namesOf(house), ahead: aheadOf(house, one) };
  return showRecord(one, around, now);
};

/** The bookings of a trading day by their start. */
const startOrder = (a: ReservationRecord, b: ReservationRecord) =>
  compareText(a.starts_at, b.starts_at) || a.id - b.id;

/** A trading day: its bookings, its tables and its hours. */
export function showDay(house: House, date: string, now: Date): ReservationDay {
  const own = house.reservations.filter(({ business_date }) => business_date === date);
  const expected = own.filter((one) => isBlocking(one) || one.status === 'completed');
  const coming = Map.groupBy(expected, ({ starts_at }) => starts_at);
  const covers = (some: readonly ReservationRecord[]) =>
    some.reduce((sum, { party }) => sum + party, 0);
  const { calendar, floor, turns, time_zone } = house;
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
    why: dayReason(house, date, now),
    hours: hoursOn(date, calendar.hours, house).map(({ from, until }) => ({
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(until).toISOString(),
    })),
    reservations: own.toSorted(startOrder).map((one) => showReservation(house, one, now)),
    tables,
    covers: covers(expected),
    slots: [...coming]
      .map(([starts_at, some]) => ({ starts_at, covers: covers(some) }))
      .toSorted((a, b) => compareText(a.starts_at, b.starts_at)),
    slot_covers: calendar.slot_covers,
    now: now.toISOString(),
  };
}

/** What an outlet's public page needs before a guest chooses. */
export function showBookingPage(house: House, now: Date): BookingPage {
  const { calendar, experiences, floor } = house;
  const first_date = todayAt(house, now);
  const dates = Array.from({ length: calendar.horizon_days + 1 }, (_, i) => addDays(first_date, i));
  const sections = new Set(
    floor.tables.filter(({ is_active }) => is_active).map((one) => one.section),
  );
  return {
    merchant_name: house.name,
    time_zone: house.time_zone,
    currency: house.currency,
    is_open: calendar.is_open,
    party_min: calendar.party_min,
    party_max: calendar.party_max,
    first_date,
    last_date: dates.at(-1)!,
    closed_dates: dates.filter((date) => dayReason(house, date, now) !== null),
    sections: [...sections].filter((name) => name !== '').toSorted(compareText),
    experiences: experiences
      .filter(({ is_active, is_deleted }) => is_active && !is_deleted)
      .toSorted((a, b) => compareText(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id)
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

/** A guest's own booking: nothing that says who they are. */
export const showBooking = (house: House, one: ReservationRecord, now: Date): Booking => ({
  token: one.token,
  version: one.version,
  merchant_name: house.name,
  time_zone: house.time_zone,
  currency: house.currency,
  number: one.number,
  business_date: one.business_date,
  status: one.status,
  party: one.party,
  starts_at: one.starts_at,
  ends_at: endsAt(one),
  section: one.section,
  experience: one.experience?.name ?? null,
  deposit: one.deposit,
  deposit_state: depositState(one),
  note: one.note,
  reason: one.reason,
  grace_until: graceUntil(one).toISOString(),
  ahead: aheadOf(house, one),
  can_cancel: cancellable.has(one.status) && Date.parse(one.starts_at) > now.getTime(),
  now: now.toISOString(),
});
