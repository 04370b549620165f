import type { Floor } from '../tables/record.ts';
import type { ReservationRecord } from './record.ts';
import { graceUntil, spanOf } from './rows.ts';

/** The minutes before the start of a booking from which its table is held. */
export const nearMinutes = 30;

const minute = 60_000;

type Near = Pick<
  ReservationRecord,
  | 'status'
  | 'name'
  | 'table_ids'
  | 'starts_at'
  | 'stay_minutes'
  | 'buffer_minutes'
  | 'grace_minutes'
>;

/**
 * Returns the tables held for bookings that start soon: until the grace period ends, or for an
 * arrived party until its stay ends.
 */
export function heldTables(reservations: readonly Near[], now: Date): NonNullable<Floor['booked']> {
  const held = new Map<number, { until: string; guest: string }>();
  const near = reservations
    .filter(({ status }) => status === 'confirmed' || status === 'arrived')
    .filter(({ starts_at }) => Date.parse(starts_at) - now.getTime() <= nearMinutes * minute)
    .toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at));
  for (const one of near) {
    const until = one.status === 'arrived' ? new Date(spanOf(one).until) : graceUntil(one);
    if (until <= now) continue;
    for (const id of one.table_ids) held.set(id, { until: until.toISOString(), guest: one.name });
  }
  return held;
}
