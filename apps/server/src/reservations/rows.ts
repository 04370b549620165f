import {
  isBlocking,
  spanOf,
  type CalendarRecord,
  type ExperienceRecord,
  type ReservationRecord,
} from '@servery/domain/reservations';
import { sql } from 'kysely';
import { searchTextOf } from '../orders/rowsOf.ts';
import type { Row } from '../sql.ts';

/** The columns of what a merchant decided, as the rules know it. */
export const calendarColumns = sql<CalendarRecord>`version, is_open, hours, closed_dates,
  interval_minutes, stays, buffer_minutes, lead_minutes, horizon_days, party_min, party_max,
  slot_covers, deposit_per_cover, deposit_party, grace_minutes, is_auto_confirm, is_waitlisting,
  token`;

/** The columns of an experience as the rules know it. */
export const experienceColumns = sql<ExperienceRecord>`e.id, e.version, e.name, e.description,
  e.is_active, e.party_min, e.party_max, e.stay_minutes, e.price, e.deposit, e.sections, e.hours,
  e.is_deleted`;

/** The columns of a booking as the rules know it, the tables that it keeps among them. */
export const reservationColumns = sql<ReservationRecord>`r.id, r.version, r.business_date,
  r.sequence, r.number, r.status, r.name, r.phone, r.party, r.starts_at, r.stay_minutes,
  r.buffer_minutes, r.grace_minutes, r.section, r.experience, r.deposit, r.is_deposit_paid, r.note,
  r.staff_note, r.reason, r.is_guest, r.created_at, r.arrived_at, r.seated_at, r.ended_at,
  r.sitting_id, r.token, r.undo,
  (select coalesce(jsonb_agg(t.table_id order by t.place), '[]') from reservation_table t
    where t.merchant_id = r.merchant_id and t.reservation_id = r.id) as table_ids`;

/** What a merchant decided, as the database keeps it. */
export const calendarRow = (merchant_id: number, calendar: CalendarRecord): Row => ({
  merchant_id,
  ...calendar,
});

/** An experience as the database keeps it. */
export const experienceRow = (merchant_id: number, one: ExperienceRecord): Row => ({
  merchant_id,
  ...one,
  name_key: one.name.normalize('NFC').toLowerCase(),
});

/** A booking as the database keeps it; its tables are rows of their own. */
export const reservationRow = (
  merchant_id: number,
  { table_ids: _tables, ...one }: ReservationRecord,
): Row => ({
  merchant_id,
  ...one,
  search_text: searchTextOf(one.number, one.name, one.phone),
});

/** The tables of a booking as the database keeps them. */
export function tableRows(merchant_id: number, one: ReservationRecord): Row[] {
  const { from, until } = spanOf(one);
  const [start, end] = [from, until].map((time) => new Date(time).toISOString());
  return one.table_ids.map((table_id, place) => ({
    merchant_id,
    reservation_id: one.id,
    table_id,
    place,
    during: `[${start},${end})`,
    is_blocking: isBlocking(one),
  }));
}
