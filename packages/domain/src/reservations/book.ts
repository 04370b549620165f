import { guestLimitsOf } from '../guest/limits.ts';
import { businessDate } from '../time/index.ts';
import type { BookAct, BookingWish, House, HouseChange, ReservationRecord } from './record.ts';
import { isLive, notNow, spanOf } from './rows.ts';
import { requireOpen, tablesFor, taken, type TableWish } from './tables.ts';
import { hasBooked, termsOf } from './times.ts';

/** Who comes, and what is known of them. */
export interface GuestWish {
  name: string;
  phone: string;
  note: string;
  staff_note: string;
}

/** What the staff may say that a guest may not. */
export interface StaffWish extends BookingWish, GuestWish {
  table_ids: readonly number[];
  stay_minutes: number | null;
  is_waitlisted: boolean;
}

function recordOf(house: House, wish: StaffWish, act: BookAct): ReservationRecord {
  const { name, phone, note, staff_note, party, section } = wish;
  const { experience, stay_minutes, deposit } = termsOf(house, wish);
  const { buffer_minutes, grace_minutes } = house.calendar;
  const starts_at = new Date(wish.starts_at).toISOString();
  const business_date = businessDate(starts_at, house);
  const sequence =
    house.reservations
      .filter((one) => one.business_date === business_date)
      .reduce((last, one) => Math.max(last, one.sequence), 0) + 1;
  return {
    id: act.nextId(),
    version: 1,
    business_date,
    sequence,
    number: `R${sequence}`,
    name,
    phone,
    party,
    starts_at,
    stay_minutes,
    buffer_minutes,
    grace_minutes,
    section,
    experience: experience && { id: experience.id, name: experience.name },
    deposit,
    note,
    staff_note,
    created_at: act.now.toISOString(),
    token: act.nextToken(),
    is_guest: false,
    status: 'waitlisted',
    table_ids: [],
    is_deposit_paid: false,
    arrived_at: null,
    seated_at: null,
    ended_at: null,
    sitting_id: null,
    reason: '',
    undo: null,
  };
}

const added = (house: House, made: ReservationRecord): HouseChange => ({
  house: { ...house, reservations: [...house.reservations, made] },
  id: made.id,
});

function place(house: House, wish: StaffWish, is_guest: boolean, act: BookAct): HouseChange {
  const asker = { now: act.now, is_guest };
  const full: TableWish = { ...wish, except_id: null };
  requireOpen(house, full, asker);
  const made = { ...recordOf(house, wish, act), is_guest };
  const table_ids = tablesFor(house, full, asker);
  if (table_ids === null) {
    if (!wish.is_waitlisted) throw taken(house, full, asker);
    return added(house, made);
  }
  const isDue = made.deposit > 0;
  const isConfirmed = !isDue && (!is_guest || house.calendar.is_auto_confirm);
  return added(house, { ...made, table_ids, status: isConfirmed ? 'confirmed' : 'requested' });
}

/**
 * Books for somebody: confirmed, or requested until their deposit is there. The best tables are
 * chosen where none are named; where none are free the refusal says when they are, or they wait.
 */
export const createReservation = (house: House, wish: StaffWish, act: BookAct): HouseChange =>
  place(house, wish, false, act);

/** What a guest may say. */
export interface RequestWish extends BookingWish, Pick<GuestWish, 'name' | 'phone' | 'note'> {
  is_waitlisted: boolean;
}

/**
 * Books as a guest, once for one time by one phone: confirmed where the house confirms by itself and
 * asks for no deposit, else requested; a request keeps its table as well. One phone has only so many
 * bookings on one day.
 */
export function requestReservation(house: House, wish: RequestWish, act: BookAct): HouseChange {
  const { is_open, is_waitlisting } = house.calendar;
  if (!is_open) throw notNow('not_open');
  if (wish.is_waitlisted && !is_waitlisting) throw notNow('not_waitlisting');
  const { stay_minutes } = termsOf(house, { ...wish, stay_minutes: null });
  const { from, until } = spanOf({ starts_at: wish.starts_at, stay_minutes, buffer_minutes: 0 });
  if (hasBooked(house, wish.phone, from, until)) throw notNow('already_booked');
  const most = guestLimitsOf(act.shop.settings).max_bookings_per_phone;
  const day = businessDate(wish.starts_at, house);
  const own = house.reservations.filter(
    (one) => one.phone === wish.phone && one.business_date === day && isLive(one),
  );
  if (own.length >= most) throw notNow('phone_limit', { most });
  const whole = { ...wish, staff_note: '', table_ids: [], stay_minutes: null };
  return place(house, whole, true, act);
}
