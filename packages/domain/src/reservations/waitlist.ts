import type { House } from './record.ts';
import { put } from './rows.ts';
import { tablesFor } from './tables.ts';

/**
 * Gives tables that became free on a trading day to those who wait for one, who asked first first:
 * confirmed where the house confirms by itself and no deposit is due, else requested.
 */
export function promoteWaitlisted(house: House, date: string, now: Date): House {
  const waiting = house.reservations
    .filter((one) => one.status === 'waitlisted' && one.business_date === date)
    .filter(({ starts_at }) => Date.parse(starts_at) > now.getTime())
    .toSorted((a, b) => a.id - b.id);
  return waiting.reduce((before, { id: except_id, experience, ...one }) => {
    const isGone = experience && before.experiences.every(({ id }) => id !== experience.id);
    const experience_id = isGone ? null : (experience?.id ?? null);
    const wish = { ...one, experience_id, except_id, table_ids: [] };
    const table_ids = tablesFor(before, wish, { now, is_guest: false });
    if (table_ids === null) return before;
    const isDue = one.deposit > 0 && !one.is_deposit_paid;
    const status = before.calendar.is_auto_confirm && !isDue ? 'confirmed' : 'requested';
    return put(before, except_id, { status, table_ids, undo: null });
  }, house);
}
