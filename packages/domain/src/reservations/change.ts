import { notNow } from '@servery/api';
import { phoneAfter } from '../phone/readPhone.ts';
import { businessDate } from '../time/index.ts';
import type { GuestInput } from './book.ts';
import type { BookingContext, BookingInput, Venue, VenueChange } from './record.ts';
import { put } from './rows.ts';
import { based, requireStatus, type StepBase } from './steps.ts';
import { requireOpen, tablesFor, taken } from './tables.ts';
import { termsOf } from './times.ts';
import { promoteWaitlisted } from './waitlist.ts';

/** Changes the guest and the notes of a booking. */
export function editReservation(
  venue: Venue,
  input: StepBase & Omit<GuestInput, 'phone'> & { phone?: string | undefined },
  { now }: Pick<BookingContext, 'now'>,
): VenueChange {
  const { id, phone: known } = based(venue, input, now);
  const { name, note, staff_note } = input;
  const phone = phoneAfter(known, input.phone);
  return { venue: put(venue, id, { name, phone, note, staff_note }), id };
}

/** The new time, tables and party of a booking. */
export interface MoveInput extends StepBase, BookingInput {
  table_ids: readonly number[];
  stay_minutes: number | null;
}

/**
 * Moves a booking to another time, other tables or another party size: all of it or nothing. A
 * party that has arrived can only change tables; a waitlisted booking stays waitlisted unless
 * tables are free.
 */
export function moveReservation(
  venue: Venue,
  input: MoveInput,
  context: BookingContext,
): VenueChange {
  const one = based(venue, input, context.now);
  requireStatus(one, 'requested', 'waitlisted', 'confirmed', 'arrived');
  const starts_at = new Date(input.starts_at).toISOString();
  const asker = { now: context.now, is_guest: false };
  const full = { ...input, starts_at, except_id: one.id };
  if (one.status === 'arrived' && starts_at !== one.starts_at)
    throw notNow({ why: 'status', status: one.status });
  // A late party can still be given another table.
  if (starts_at !== one.starts_at) requireOpen(venue, full, asker);
  const table_ids = tablesFor(venue, full, asker);
  if (table_ids === null && one.status !== 'waitlisted') throw taken(venue, full, asker);
  const { experience, stay_minutes, deposit } = termsOf(venue, input);
  const business_date = businessDate(starts_at, venue);
  const isDue = deposit > 0 && !one.is_deposit_paid;
  const status =
    one.status === 'waitlisted' && table_ids ? (isDue ? 'requested' : 'confirmed') : one.status;
  const moved = put(venue, one.id, {
    starts_at,
    business_date,
    ...numberOn(venue, one.id, business_date),
    party: input.party,
    section: input.section,
    experience: experience && { id: experience.id, name: experience.name },
    stay_minutes,
    deposit,
    status,
    table_ids: table_ids ?? [],
    undo: null,
  });
  const days = [...new Set([one.business_date, business_date])];
  return {
    venue: days.reduce((next, day) => promoteWaitlisted(next, day, context.now), moved),
    id: one.id,
  };
}

/**
 * Returns the number of a booking on a trading day: its own if it is of that day, otherwise the
 * next one.
 */
function numberOn({ reservations }: Venue, id: number, date: string) {
  const own = reservations.find((reservation) => reservation.id === id)!;
  if (own.business_date === date) return { sequence: own.sequence, number: own.number };
  const last = reservations
    .filter((reservation) => reservation.business_date === date)
    .reduce((most, { sequence }) => Math.max(most, sequence), 0);
  return { sequence: last + 1, number: `R${last + 1}` };
}
