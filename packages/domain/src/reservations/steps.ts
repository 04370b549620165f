import { Problem, type ReservationStatus } from '@servery/api';
import { demand } from '../people/demand.ts';
import { todayAt } from './hours.ts';
import type { BookAct, House, HouseChange, ReservationRecord, ReservationState } from './record.ts';
import { graceUntil, isLive, notNow, put, reservationOf } from './rows.ts';
import { completeSitting, seatParty } from './seat.ts';
import { showBooking, showReservation } from './show.ts';
import { tablesFor, taken } from './tables.ts';
import { takeBack } from './takeBack.ts';
import { undoSoon } from './undo.ts';
import { promoteWaitlisted } from './waitlist.ts';

/** What a write on a booking names. */
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

/** A booking that a write is based on: as it is, else the write is told how it is now. */
export function based(house: House, { id, version }: StepBase, now: Date): ReservationRecord {
  const found = reservationOf(house, id);
  if (found.version !== version)
    throw new Problem('conflict', { current: showReservation(house, found, now) });
  return found;
}

/** Refuses a step that does not start from a status. */
export function requireStatus(
  { status }: ReservationRecord,
  ...from: readonly ReservationStatus[]
): void {
  if (!from.includes(status)) throw notNow('status', { status });
}

/** Takes a step that can be taken back for ten seconds. */
const stepped = (
  house: House,
  one: ReservationRecord,
  change: Partial<ReservationState>,
  now: Date,
): HouseChange => ({
  house: put(house, one.id, { ...change, undo: undoSoon(one, now) }),
  id: one.id,
});

/** Ends a booking; who waits for a table of that day gets it. */
const ended = (
  house: House,
  one: ReservationRecord,
  change: Partial<ReservationState>,
  act: Pick<BookAct, 'now'>,
): HouseChange => {
  const ended_at = act.now.toISOString();
  const made = stepped(house, one, { ...change, ended_at }, act.now);
  return { ...made, house: promoteWaitlisted(made.house, one.business_date, act.now) };
};

function confirm(house: House, one: ReservationRecord, { now }: BookAct): HouseChange {
  requireStatus(one, 'requested');
  if (one.deposit > 0 && !one.is_deposit_paid)
    throw new Problem('notPaid', { details: { deposit: one.deposit } });
  return stepped(house, one, { status: 'confirmed' }, now);
}

function arrive(house: House, one: ReservationRecord, { now }: BookAct): HouseChange {
  requireStatus(one, 'confirmed');
  if (one.business_date !== todayAt(house, now)) throw notNow('day');
  return stepped(house, one, { status: 'arrived', arrived_at: now.toISOString() }, now);
}

/** Gives a table to somebody who waits for one. */
function promote(house: House, one: ReservationRecord, { now }: BookAct): HouseChange {
  requireStatus(one, 'waitlisted');
  const asker = { now, is_guest: false };
  const { id: except_id, experience, ...rest } = one;
  const wish = { ...rest, experience_id: experience?.id ?? null, except_id, table_ids: [] };
  if (Date.parse(one.starts_at) < now.getTime()) throw notNow('past');
  const table_ids = tablesFor(house, wish, asker);
  if (table_ids === null) throw taken(house, wish, asker);
  const status = one.deposit > 0 && !one.is_deposit_paid ? 'requested' : 'confirmed';
  return stepped(house, one, { status, table_ids }, now);
}

function payDeposit(house: House, one: ReservationRecord, act: BookAct): HouseChange {
  demand(act.actor, 'payment.take', { object_id: one.id, version: one.version });
  if (!isLive(one)) throw notNow('status', { status: one.status });
  if (one.deposit === 0 || one.is_deposit_paid) throw notNow('no_deposit');
  const isConfirmed = one.status === 'requested' && house.calendar.is_auto_confirm;
  const change = isConfirmed ? { status: 'confirmed' as const } : {};
  return stepped(house, one, { ...change, is_deposit_paid: true }, act.now);
}

function noShow(house: House, one: ReservationRecord, act: BookAct): HouseChange {
  requireStatus(one, 'confirmed');
  const until = graceUntil(one);
  if (act.now < until) throw notNow('early', { until: until.toISOString() });
  return ended(house, one, { status: 'no_show' }, act);
}

/** Takes a booking one step on, or the last one back. */
export function changeReservation(house: House, wish: ReservationStep, act: BookAct): HouseChange {
  const one = based(house, wish, act.now);
  switch (wish.action) {
    case 'confirm':
      return confirm(house, one, act);
    case 'decline':
      requireStatus(one, 'requested', 'waitlisted');
      return ended(house, one, { status: 'declined', reason: wish.reason }, act);
    case 'cancel':
      requireStatus(one, 'requested', 'waitlisted', 'confirmed', 'arrived');
      return ended(house, one, { status: 'cancelled_merchant', reason: wish.reason }, act);
    case 'arrive':
      return arrive(house, one, act);
    case 'seat': {
      requireStatus(one, 'confirmed', 'arrived');
      return seatParty(house, one, wish.table_ids, act);
    }
    case 'complete': {
      requireStatus(one, 'seated');
      const made = completeSitting(house, one, act);
      return { ...made, house: promoteWaitlisted(made.house, one.business_date, act.now) };
    }
    case 'no_show':
      return noShow(house, one, act);
    case 'promote':
      return promote(house, one, act);
    case 'pay_deposit':
      return payDeposit(house, one, act);
    case 'undo':
      return takeBack(house, one, act);
  }
}

/** Cancels a guest's own booking, before it starts. */
export function cancelBooking(
  house: House,
  one: ReservationRecord,
  version: number,
  act: Pick<BookAct, 'now'>,
): HouseChange {
  if (one.version !== version)
    throw new Problem('conflict', { current: showBooking(house, one, act.now) });
  requireStatus(one, 'requested', 'waitlisted', 'confirmed');
  if (Date.parse(one.starts_at) <= act.now.getTime()) throw notNow('past');
  return ended(house, one, { status: 'cancelled_guest' }, act);
}
