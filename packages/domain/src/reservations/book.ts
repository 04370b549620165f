import { notNow } from '@servery/api';
import { guestLimitsOf } from '../guest/limits.ts';
import { storedPhone } from '../phone/readPhone.ts';
import { businessDate } from '../time/index.ts';
import type {
  BookingContext,
  BookingInput,
  Venue,
  VenueChange,
  ReservationRecord,
} from './record.ts';
import { isLive, spanOf } from './rows.ts';
import { requireOpen, tablesFor, taken, type TableInput } from './tables.ts';
import { hasBooked, termsOf } from './times.ts';

/** The guest of a booking, and notes about them. */
export interface GuestInput {
  name: string;
  phone: string;
  note: string;
  staff_note: string;
}

/** The fields of a booking by staff, some of which guests can't set. */
export interface StaffInput extends BookingInput, GuestInput {
  table_ids: readonly number[];
  stay_minutes: number | null;
  is_waitlisted: boolean;
}

function recordOf(venue: Venue, input: StaffInput, context: BookingContext): ReservationRecord {
  const { name, note, staff_note, party, section } = input;
  const { experience, stay_minutes, deposit } = termsOf(venue, input);
  const { buffer_minutes, grace_minutes } = venue.calendar;
  const starts_at = new Date(input.starts_at).toISOString();
  const business_date = businessDate(starts_at, venue);
  const sequence =
    venue.reservations
      .filter((reservation) => reservation.business_date === business_date)
      .reduce((last, one) => Math.max(last, one.sequence), 0) + 1;
  return {
    id: context.nextId(),
    version: 1,
    business_date,
    sequence,
    number: `R${sequence}`,
    name,
    phone: storedPhone(input.phone),
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
    created_at: context.now.toISOString(),
    token: context.nextToken(),
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

const added = (venue: Venue, made: ReservationRecord): VenueChange => ({
  venue: { ...venue, reservations: [...venue.reservations, made] },
  id: made.id,
});

function place(
  venue: Venue,
  input: StaffInput,
  is_guest: boolean,
  context: BookingContext,
): VenueChange {
  const asker = { now: context.now, is_guest };
  const full: TableInput = { ...input, except_id: null };
  requireOpen(venue, full, asker);
  const made = { ...recordOf(venue, input, context), is_guest };
  const table_ids = tablesFor(venue, full, asker);
  if (table_ids === null) {
    if (!input.is_waitlisted) throw taken(venue, full, asker);
    return added(venue, made);
  }
  const isDue = made.deposit > 0;
  const isConfirmed = !isDue && (!is_guest || venue.calendar.is_auto_confirm);
  return added(venue, { ...made, table_ids, status: isConfirmed ? 'confirmed' : 'requested' });
}

/**
 * Creates a booking by staff: confirmed, or requested until its deposit is paid. The best tables
 * are chosen if none are given; if none are free, the refusal lists other times, or the booking is
 * waitlisted.
 */
export const createReservation = (
  venue: Venue,
  input: StaffInput,
  context: BookingContext,
): VenueChange => place(venue, input, false, context);

/** The fields of a booking that guests can set. */
export interface RequestInput extends BookingInput, Pick<GuestInput, 'name' | 'phone' | 'note'> {
  is_waitlisted: boolean;
}

/**
 * Creates a booking by a guest: confirmed if the merchant confirms automatically and asks for no
 * deposit, otherwise requested; a request keeps its tables too. A phone number can have only one
 * booking at a time and a limited number per day.
 */
export function requestReservation(
  venue: Venue,
  input: RequestInput,
  context: BookingContext,
): VenueChange {
  const { is_open, is_waitlisting } = venue.calendar;
  if (!is_open) throw notNow({ why: 'not_open' });
  if (input.is_waitlisted && !is_waitlisting) throw notNow({ why: 'not_waitlisting' });
  const phone = storedPhone(input.phone);
  const { stay_minutes } = termsOf(venue, { ...input, stay_minutes: null });
  const { from, until } = spanOf({ starts_at: input.starts_at, stay_minutes, buffer_minutes: 0 });
  if (hasBooked(venue, phone, from, until)) throw notNow({ why: 'already_booked' });
  const most = guestLimitsOf(context.shop.settings).max_bookings_per_phone;
  const day = businessDate(input.starts_at, venue);
  const own = venue.reservations.filter(
    (reservation) =>
      reservation.phone === phone && reservation.business_date === day && isLive(reservation),
  );
  if (own.length >= most) throw notNow({ why: 'phone_limit', most });
  const whole = { ...input, staff_note: '', table_ids: [], stay_minutes: null };
  return place(venue, whole, true, context);
}
