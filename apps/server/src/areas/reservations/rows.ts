import {
  isBlocking,
  spanOf,
  type CalendarRecord,
  type ExperienceRecord,
  type ReservationRecord,
} from '@servery/domain/reservations';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { nameKeysOf, searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** The columns of a reservation calendar that the rules use. */
export const calendarColumns = columnsOf<CalendarRecord>()(
  'reservation_calendar',
  'reservation_calendar',
  `version, is_open, hours, closed_dates, interval_minutes, stays, buffer_minutes, lead_minutes,
  horizon_days, party_min, party_max, slot_covers, deposit_per_cover, deposit_party,
  grace_minutes, is_auto_confirm, is_waitlisting, token`,
);

/** The columns of an experience that the rules use. */
export const experienceColumns = columnsOf<ExperienceRecord>()(
  'experience',
  'e',
  `id, version, name, description, is_active, party_min, party_max, stay_minutes, price, deposit,
  sections, hours, is_deleted`,
);

const ownColumns = columnsOf<Omit<ReservationRecord, 'table_ids'>>()(
  'reservation',
  'r',
  `id, version, business_date, sequence, number, status, name, phone, party, starts_at,
  stay_minutes, buffer_minutes, grace_minutes, section, experience, deposit, is_deposit_paid,
  note, staff_note, reason, is_guest, created_at, arrived_at, seated_at, ended_at, sitting_id,
  token, undo`,
);

/** The columns of a booking that the rules use, including its tables. */
export const reservationColumns = sql<ReservationRecord>`${ownColumns},
  (select coalesce(jsonb_agg(t.table_id order by t.place), '[]') from reservation_table t
    where t.merchant_id = r.merchant_id and t.reservation_id = r.id) as table_ids`;

/** Returns a reservation calendar as a database row. */
export const calendarRow = (merchant_id: number, calendar: CalendarRecord): Row => ({
  merchant_id,
  ...calendar,
});

/** Returns an experience as a database row. */
export const experienceRow = (merchant_id: number, one: ExperienceRecord): Row => ({
  merchant_id,
  ...one,
  ...nameKeysOf(one.name),
});

/** Returns a booking as a database row, without its tables. */
export const reservationRow = (
  merchant_id: number,
  { table_ids: _tables, ...one }: ReservationRecord,
): Row => ({
  merchant_id,
  ...one,
  search_text: searchTextOf(one.number, one.name),
});

/** Returns the tables of a booking as database rows. */
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
