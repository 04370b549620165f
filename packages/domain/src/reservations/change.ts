import { businessDate } from '../time/index.ts';
import type { GuestWish } from './book.ts';
import type { BookAct, BookingWish, House, HouseChange } from './record.ts';
import { notNow, put } from './rows.ts';
import { based, requireStatus, type StepBase } from './steps.ts';
import { requireOpen, tablesFor, taken } from './tables.ts';
import { termsOf } from './times.ts';
import { promoteWaitlisted } from './waitlist.ts';

/** Says anew who comes and what is known of them. */
export function editReservation(
  house: House,
  wish: StepBase & Omit<GuestWish, 'phone'> & { phone?: string | undefined },
  { now }: Pick<BookAct, 'now'>,
): HouseChange {
  const { id, phone: known } = based(house, wish, now);
  const { name, phone = known, note, staff_note } = wish;
  return { house: put(house, id, { name, phone, note, staff_note }), id };
}

/** Where and when a booking is moved to. */
export interface MoveWish extends StepBase, BookingWish {
  table_ids: readonly number[];
  stay_minutes: number | null;
}

/**
 * Moves a booking to another time, other tables, or a party of another size: all of it, or nothing.
 * Who has arrived moves to other tables only; who waits goes on waiting unless a table is free.
 */
export function moveReservation(house: House, wish: MoveWish, act: BookAct): HouseChange {
  const one = based(house, wish, act.now);
  requireStatus(one, 'requested', 'waitlisted', 'confirmed', 'arrived');
  const starts_at = new Date(wish.starts_at).toISOString();
  const asker = { now: act.now, is_guest: false };
  const full = { ...wish, starts_at, except_id: one.id };
  if (one.status === 'arrived' && starts_at !== one.starts_at)
    throw notNow('status', { status: one.status });
  // Who is late can still be given another table.
  if (starts_at !== one.starts_at) requireOpen(house, full, asker);
  const table_ids = tablesFor(house, full, asker);
  if (table_ids === null && one.status !== 'waitlisted') throw taken(house, full, asker);
  const { experience, stay_minutes, deposit } = termsOf(house, wish);
  const business_date = businessDate(starts_at, house);
  const isDue = deposit > 0 && !one.is_deposit_paid;
  const status =
    one.status === 'waitlisted' && table_ids ? (isDue ? 'requested' : 'confirmed') : one.status;
  const moved = put(house, one.id, {
    starts_at,
    business_date,
    ...numberOn(house, one.id, business_date),
    party: wish.party,
    section: wish.section,
    experience: experience && { id: experience.id, name: experience.name },
    stay_minutes,
    deposit,
    status,
    table_ids: table_ids ?? [],
    undo: null,
  });
  const days = [...new Set([one.business_date, business_date])];
  return {
    house: days.reduce((next, day) => promoteWaitlisted(next, day, act.now), moved),
    id: one.id,
  };
}

/** The number of a booking on a trading day: its own where it is of that day, else the next one. */
function numberOn({ reservations }: House, id: number, date: string) {
  const own = reservations.find((one) => one.id === id)!;
  if (own.business_date === date) return { sequence: own.sequence, number: own.number };
  const last = reservations
    .filter((one) => one.business_date === date)
    .reduce((most, { sequence }) => Math.max(most, sequence), 0);
  return { sequence: last + 1, number: `R${last + 1}` };
}
