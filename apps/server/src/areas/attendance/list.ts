import type { AttendanceWeek, listAttendance, Output } from '@servery/api';
import { hoursOf, weekOf, type AttendanceRecord, type Worker } from '@servery/domain/attendance';
import { addDays, businessDate } from '@servery/domain/time';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { loadShop } from '../orders/shop.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { entryColumns } from './rows.ts';

interface WeekQuery extends Omit<ListQuery, 'search'> {
  /** A day of the week; '' for the current one. */
  week: string;
}

/** Returns the entries of some employees of a merchant from one trading day to another. */
const entriesOf = (
  db: Sql,
  merchant_id: number,
  ids: readonly number[],
  { start, end }: { start: string; end: string },
): Promise<AttendanceRecord[]> =>
  all(
    db,
    sql<AttendanceRecord>`select ${entryColumns} from attendance_entry a
      where a.merchant_id = ${merchant_id} and a.business_date between ${start} and ${end}
        and a.employee_id = any(${ids}::bigint[])`,
  );

/**
 * Returns one page of the employees `e` that meet a condition, by name, with their hours of a week.
 * Employees who have left are among them if they worked in that week.
 */
export async function pageOfWeeks(
  { sql: db, now }: Pick<RequestContext, 'sql' | 'now'>,
  merchant_id: number,
  { week, start: offset, length, order }: WeekQuery,
  isMeant: RawBuilder<unknown>,
): Promise<Output<typeof listAttendance>> {
  const today = businessDate(now, (await loadShop(db, merchant_id, now)).settings);
  const start = weekOf(week || today);
  const end = addDays(start, 6);
  const found = sql`e.merchant_id = ${merchant_id} and ${isMeant} and (e.left_at is null
    or exists (select 1 from attendance_entry a where a.merchant_id = e.merchant_id
      and a.employee_id = e.id and a.business_date between ${start} and ${end}))`;
  const way = sql.raw(order);
  const [workers, count] = await Promise.all([
    all(
      db,
      sql<Worker>`select e.id, e.name, e.title from employee e where ${found}
        order by e.name_key collate "C" ${way}, e.id ${way} limit ${length} offset ${offset}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from employee e where ${found}`),
  ]);
  const ids = workers.map(({ id }) => id);
  const entries = Map.groupBy(
    await entriesOf(db, merchant_id, ids, { start, end }),
    ({ employee_id }) => employee_id,
  );
  const aaData = workers.map((worker): AttendanceWeek =>
    hoursOf(worker, entries.get(worker.id) ?? [], { start, today }),
  );
  return { aaData, total: count?.total ?? 0, start, today };
}
