import { dayBounds } from '../time/index.ts';
import type { Venue, ReservationRecord, ReservationState } from './record.ts';

const undoSeconds = 10;

/** Returns the state that undoing a step restores. */
export const stateOf = (reservation: ReservationRecord): ReservationState => ({
  status: reservation.status,
  table_ids: reservation.table_ids,
  is_deposit_paid: reservation.is_deposit_paid,
  arrived_at: reservation.arrived_at,
  seated_at: reservation.seated_at,
  ended_at: reservation.ended_at,
  sitting_id: reservation.sitting_id,
  reason: reservation.reason,
});

/** Returns an undo for a few seconds, for mistakes that are noticed immediately. */
export const undoSoon = (reservation: ReservationRecord, now: Date): ReservationRecord['undo'] => ({
  until: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
  was: stateOf(reservation),
});

/**
 * Returns an undo for the rest of the trading day: a party seated by mistake is noticed only when
 * the right one arrives.
 */
export const undoToday = (
  venue: Venue,
  { business_date }: Pick<ReservationRecord, 'business_date'>,
  was: ReservationState,
): ReservationRecord['undo'] => ({ until: dayBounds(business_date, venue).end, was });
