import { notNow, Problem, type ReservationStatus } from '@servery/api';
import { demand } from '../people/demand.ts';
import { todayAt } from './hours.ts';
import type {
  BookingContext,
  Venue,
  VenueChange,
  ReservationRecord,
  ReservationState,
} from './record.ts';
import { graceUntil, isLive, put, reservationOf } from './rows.ts';
import { completeSitting, seatParty } from './seat.ts';
import { showBooking, showReservation } from './show.ts';
import { tablesFor, taken } from './tables.ts';
import { takeBack } from './takeBack.ts';
import { undoSoon } from './undo.ts';
import { promoteWaitlisted } from './waitlist.ts';

/** The booking that a write refers to, with the version that the caller saw. */
export interface StepBase {
  id: number;
  version: number;
}

/** One step of a booking. */
export type ReservationStep = StepBase &
  (
    | {
        action: 'confirm' | 'arrive' | 'complete' | 'no_show' | 'promote' | 'pay_deposit' | 'undo';
      }
    | { action: 'decline' | 'cancel'; reason: string }
    | { action: 'seat'; table_ids: readonly number[] }
  );

/**
 * Returns the booking that a write is based on; refuses an outdated version.
 * @throws `conflict`
 */
export function based(venue: Venue, { id, version }: StepBase, now: Date): ReservationRecord {
  const found = reservationOf(venue, id);
  if (found.version !== version)
    throw new Problem('conflict', { current: showReservation(venue, found, now) });
  return found;
}

/** Refuses a step that isn't possible from the current status. */
export function requireStatus(
  { status }: ReservationRecord,
  ...from: readonly ReservationStatus[]
): void {
  if (!from.includes(status)) throw notNow({ why: 'status', status });
}

/** Takes a step that can be undone for a short time. */
const stepped = (
  venue: Venue,
  reservation: ReservationRecord,
  change: Partial<ReservationState>,
  now: Date,
): VenueChange => ({
  venue: put(venue, reservation.id, { ...change, undo: undoSoon(reservation, now) }),
  id: reservation.id,
});

/** Ends a booking and gives its tables to waitlisted bookings of that day. */
const ended = (
  venue: Venue,
  reservation: ReservationRecord,
  change: Partial<ReservationState>,
  context: Pick<BookingContext, 'now'>,
): VenueChange => {
  const ended_at = context.now.toISOString();
  const made = stepped(venue, reservation, { ...change, ended_at }, context.now);
  return { ...made, venue: promoteWaitlisted(made.venue, reservation.business_date, context.now) };
};

function confirm(
  venue: Venue,
  reservation: ReservationRecord,
  { now }: BookingContext,
): VenueChange {
  requireStatus(reservation, 'requested');
  if (reservation.deposit > 0 && !reservation.is_deposit_paid)
    throw new Problem('notPaid', { details: { deposit: reservation.deposit } });
  return stepped(venue, reservation, { status: 'confirmed' }, now);
}

function arrive(
  venue: Venue,
  reservation: ReservationRecord,
  { now }: BookingContext,
): VenueChange {
  requireStatus(reservation, 'confirmed');
  if (reservation.business_date !== todayAt(venue, now)) throw notNow({ why: 'day' });
  return stepped(venue, reservation, { status: 'arrived', arrived_at: now.toISOString() }, now);
}

/** Gives tables to a waitlisted booking. */
function promote(
  venue: Venue,
  reservation: ReservationRecord,
  { now }: BookingContext,
): VenueChange {
  requireStatus(reservation, 'waitlisted');
  const asker = { now, is_guest: false };
  const { id: except_id, experience, ...rest } = reservation;
  const input = { ...rest, experience_id: experience?.id ?? null, except_id, table_ids: [] };
  if (Date.parse(reservation.starts_at) < now.getTime()) throw notNow({ why: 'past' });
  const table_ids = tablesFor(venue, input, asker);
  if (table_ids === null) throw taken(venue, input, asker);
  const status =
    reservation.deposit > 0 && !reservation.is_deposit_paid ? 'requested' : 'confirmed';
  return stepped(venue, reservation, { status, table_ids }, now);
}

function payDeposit(
  venue: Venue,
  reservation: ReservationRecord,
  context: BookingContext,
): VenueChange {
  demand(context.actor, 'payment.take', {
    object_id: reservation.id,
    version: reservation.version,
  });
  if (!isLive(reservation)) throw notNow({ why: 'status', status: reservation.status });
  if (reservation.deposit === 0 || reservation.is_deposit_paid) throw notNow({ why: 'no_deposit' });
  const isConfirmed = reservation.status === 'requested' && venue.calendar.is_auto_confirm;
  const change = isConfirmed ? { status: 'confirmed' as const } : {};
  return stepped(venue, reservation, { ...change, is_deposit_paid: true }, context.now);
}

function noShow(
  venue: Venue,
  reservation: ReservationRecord,
  context: BookingContext,
): VenueChange {
  requireStatus(reservation, 'confirmed');
  const until = graceUntil(reservation);
  if (context.now < until) throw notNow({ why: 'early', until: until.toISOString() });
  return ended(venue, reservation, { status: 'no_show' }, context);
}

/**
 * Takes one step of a booking, or undoes the last one.
 * @throws `notPaid`
 */
export function changeReservation(
  venue: Venue,
  input: ReservationStep,
  context: BookingContext,
): VenueChange {
  const one = based(venue, input, context.now);
  switch (input.action) {
    case 'confirm':
      return confirm(venue, one, context);
    case 'decline':
      requireStatus(one, 'requested', 'waitlisted');
      return ended(venue, one, { status: 'declined', reason: input.reason }, context);
    case 'cancel':
      requireStatus(one, 'requested', 'waitlisted', 'confirmed', 'arrived');
      return ended(venue, one, { status: 'cancelled_merchant', reason: input.reason }, context);
    case 'arrive':
      return arrive(venue, one, context);
    case 'seat': {
      requireStatus(one, 'confirmed', 'arrived');
      return seatParty(venue, one, input.table_ids, context);
    }
    case 'complete': {
      requireStatus(one, 'seated');
      const made = completeSitting(venue, one, context);
      return { ...made, venue: promoteWaitlisted(made.venue, one.business_date, context.now) };
    }
    case 'no_show':
      return noShow(venue, one, context);
    case 'promote':
      return promote(venue, one, context);
    case 'pay_deposit':
      return payDeposit(venue, one, context);
    case 'undo':
      return takeBack(venue, one, context);
  }
}

/**
 * Cancels a guest's own booking before it starts.
 * @throws `conflict`
 */
export function cancelBooking(
  venue: Venue,
  reservation: ReservationRecord,
  version: number,
  context: Pick<BookingContext, 'now'>,
): VenueChange {
  if (reservation.version !== version)
    throw new Problem('conflict', { current: showBooking(venue, reservation, context.now) });
  requireStatus(reservation, 'requested', 'waitlisted', 'confirmed');
  if (Date.parse(reservation.starts_at) <= context.now.getTime()) throw notNow({ why: 'past' });
  return ended(venue, reservation, { status: 'cancelled_guest' }, context);
}
