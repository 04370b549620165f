import type {
  Experience,
  listExperiences,
  listReservations,
  Parsed,
  Reservation,
} from '@servery/api';
import type { PersonalAccess } from '@servery/domain/people';
import {
  showExperience,
  showRecord,
  type ExperienceRecord,
  type ReservationRecord,
} from '@servery/domain/reservations';
import { sql } from 'kysely';
import { containsText } from '../lists/containsText.ts';
import { findsPerson } from '../lists/findsPerson.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { experienceColumns, reservationColumns } from './rows.ts';

type Listed = ReservationRecord & {
  merchant_id: number;
  names: { id: number; name: string }[] | null;
  ahead: number | null;
};

/** Returns one page of bookings, by start time. */
export async function pageOfReservations(
  db: Sql,
  query: Parsed<typeof listReservations>['query'],
  scope: Scope,
  now: Date,
  access: PersonalAccess,
): Promise<{ aaData: Reservation[]; total: number }> {
  const { search, start, length, order, status, from, until } = query;
  const where = sql`${within(scope, 'r.merchant_id')}
    and ${status === '' ? sql`true` : sql`r.status = ${status}`}
    and ${from === '' ? sql`true` : sql`r.business_date >= ${from}`}
    and ${until === '' ? sql`true` : sql`r.business_date <= ${until}`}
    and ${findsPerson(search, access, 'r')}`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<Listed>`select r.merchant_id, ${reservationColumns},
          (select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name))
            from reservation_table t join dining_table d
              on d.merchant_id = t.merchant_id and d.id = t.table_id
            where t.merchant_id = r.merchant_id and t.reservation_id = r.id) as names,
          case when r.status = 'waitlisted' then (select count(*) from reservation o
            where o.merchant_id = r.merchant_id and o.business_date = r.business_date
              and o.status = 'waitlisted' and o.id < r.id) end as ahead
        from reservation r where ${where}
        order by r.starts_at ${way}, r.id ${way} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from reservation r where ${where}`),
  ]);
  const aaData = rows.map(({ merchant_id, names, ahead, ...one }) => {
    const tables = new Map(names?.map(({ id, name }) => [id, name]));
    return showRecord(one, { merchant_id, tables, ahead }, now);
  });
  return { aaData, total: count?.total ?? 0 };
}

/** Returns one page of experiences, by name. */
export async function pageOfExperiences(
  db: Sql,
  { search, start, length, order, status }: Parsed<typeof listExperiences>['query'],
  scope: Scope,
): Promise<{ aaData: Experience[]; total: number }> {
  const where = sql`${within(scope, 'e.merchant_id')} and not e.is_deleted
    and ${status === '' ? sql`true` : sql`e.is_active = ${status === 'active'}`}
    and ${containsText(search, 'e.search_text')}`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<ExperienceRecord & { merchant_id: number }>`select e.merchant_id, ${experienceColumns}
        from experience e where ${where}
        order by e.name_key collate "C" ${way}, e.id ${way} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from experience e where ${where}`),
  ]);
  const aaData = rows.map(({ merchant_id, ...one }) => showExperience({ merchant_id }, one));
  return { aaData, total: count?.total ?? 0 };
}
