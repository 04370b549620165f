import { Problem, type Named } from '@servery/api';
import type { AttendancePlace, AttendanceStore } from '@servery/domain/commands';
import type {
  AttendanceBook,
  AttendanceChange,
  AttendanceRecord,
} from '@servery/domain/attendance';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within } from '../../http/scope.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, first, putRows } from '../../storage/sql.ts';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { entryColumns, entryRow } from './rows.ts';

type Place = Pick<Rows['attendance_entry'], 'merchant_id' | 'employee_id' | 'clocked_in_at'>;

async function lock(ctx: RequestContext, place: AttendancePlace) {
  const { sql: db, host } = ctx;
  const { merchant_id, employee_id, from, until } = place;
  await lockMerchant(db, merchant_id);
  const employee = await first(
    db,
    sql<Named>`select id, name from employee
      where merchant_id = ${merchant_id} and id = ${employee_id}`,
  );
  if (!employee) throw new Problem('notFound');
  const entries = await all(
    db,
    sql<AttendanceRecord>`select ${entryColumns} from attendance_entry a
      where a.merchant_id = ${merchant_id} and a.employee_id = ${employee_id}
        and a.clocked_in_at between ${from} and ${until} order by a.id`,
  );
  return { state: { merchant_id, employee, entries }, context: { nextId: host.nextId } };
}

/** The audit has the change under the employee, with both the manager and the employee. */
async function save(
  ctx: RequestContext,
  before: AttendanceBook,
  { book, id }: AttendanceChange,
  did: string,
): Promise<void> {
  if (book === before) return;
  const { merchant_id, employee, entries } = book;
  const entry = entries.find((one) => one.id === id)!;
  const was = before.entries.find((one) => one.id === id);
  await putRows(ctx.sql, 'attendance_entry', ['merchant_id', 'id'], [entryRow(merchant_id, entry)]);
  ctx.changes.push({
    kind: 'staff.changed',
    merchant_id,
    subject: { kind: 'employee', id: employee.id },
    version: entry.version,
    facts: { did, entry_id: id, employee: employee.name },
    before: was ? { ...was } : null,
    after: { ...entry },
  });
}

/** Returns the SQL store of attendance. */
export const attendanceStore = (ctx: RequestContext): AttendanceStore => ({
  async placeOf(entry_id) {
    const found = await first(
      ctx.sql,
      sql<Place>`select merchant_id, employee_id, clocked_in_at from attendance_entry
        where id = ${entry_id} and ${within(ctx.caller.scope)}`,
    );
    if (!found) throw new Problem('notFound');
    return found;
  },
  async employeeOf(merchant_id, staff_id) {
    const found = await first(
      ctx.sql,
      sql<{ id: number }>`select id from employee where merchant_id = ${merchant_id}
        and staff_id = ${staff_id} and left_at is null`,
    );
    return found?.id ?? null;
  },
  lock: (place) => lock(ctx, place),
  save: (before, change, action) => save(ctx, before, change, action),
});
