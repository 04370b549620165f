import type { Venue } from './record.ts';
import { put } from './rows.ts';
import { tablesFor } from './tables.ts';

/**
 * Gives free tables of a trading day to waitlisted bookings, the oldest first: confirmed if the
 * merchant confirms automatically and no deposit is due, otherwise requested.
 */
export function promoteWaitlisted(venue: Venue, date: string, now: Date): Venue {
  const waiting = venue.reservations
    .filter(
      (reservation) => reservation.status === 'waitlisted' && reservation.business_date === date,
    )
    .filter(({ starts_at }) => Date.parse(starts_at) > now.getTime())
    .toSorted((a, b) => a.id - b.id);
  return waiting.reduce((before, { id: except_id, experience, ...one }) => {
    const isGone = experience && before.experiences.every(({ id }) => id !== experience.id);
    const experience_id = isGone ? null : (experience?.id ?? null);
    const input = { ...one, experience_id, except_id, table_ids: [] };
    const table_ids = tablesFor(before, input, { now, is_guest: false });
    if (table_ids === null) return before;
    const isDue = one.deposit > 0 && !one.is_deposit_paid;
    const status = before.calendar.is_auto_confirm && !isDue ? 'confirmed' : 'requested';
    return put(before, except_id, { status, table_ids, undo: null });
  }, venue);
}
