import { dayBounds } from '../time/index.ts';
import type { House, ReservationRecord, ReservationState } from './record.ts';

const undoSeconds = 10;

/** What taking a step back brings back. */
export const stateOf = (one: ReservationRecord): ReservationState => ({
  status: one.status,
  table_ids: one.table_ids,
  is_deposit_paid: one.is_deposit_paid,
  arrived_at: one.arrived_at,
  seated_at: one.seated_at,
  ended_at: one.ended_at,
  sitting_id: one.sitting_id,
  reason: one.reason,
});

/** A way back for ten seconds, for what a glance at the screen shows to be wrong. */
export const undoSoon = (one: ReservationRecord, now: Date): ReservationRecord['undo'] => ({
  until: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
  was: stateOf(one),
});

/** A way back for the rest of the trading day: the wrong party seated is seen when the right one comes. */
export const undoToday = (
  house: House,
  { business_date }: Pick<ReservationRecord, 'business_date'>,
  was: ReservationState,
): ReservationRecord['undo'] => ({ until: dayBounds(business_date, house).end, was });
