import { Problem, type Named } from '@servery/api';
import type { EmployeeStore } from '@servery/domain/commands';
import type { EmployeeBook, EmployeeChange, EmployeeRecord } from '@servery/domain/employees';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within } from '../../http/scope.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, first, putRows } from '../../storage/sql.ts';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { employeeColumns, employeeRow } from './rows.ts';

/** Returns an employee without their phone number, for the audit. */
const auditOf = ({ phone: _, ...employee }: EmployeeRecord) => ({ ...employee });

async function save(
  ctx: RequestContext,
  before: EmployeeBook,
  { book }: EmployeeChange,
  did: string,
): Promise<void> {
  const { merchant_id } = book;
  const changed = changedOf(before.employees, book.employees);
  const rows = changed.map((employee) => employeeRow(merchant_id, employee));
  await putRows(ctx.sql, 'employee', ['merchant_id', 'id'], rows);
  recordChanges(
    ctx,
    { kind: 'staff.changed', subject: 'employee', merchant_id, facts: { did }, auditOf },
    before.employees,
    changed,
  );
}

/** Returns the SQL store of employees. */
export const employeeStore = (ctx: RequestContext): EmployeeStore => ({
  async merchantOf(employee_id) {
    const found = await first(
      ctx.sql,
      sql<Pick<Rows['employee'], 'merchant_id'>>`select merchant_id from employee
        where id = ${employee_id} and ${within(ctx.caller.scope)}`,
    );
    if (!found) throw new Problem('notFound');
    return found.merchant_id;
  },
  async isPinTaken(merchant_id, { lookup }) {
    const found = await first(
      ctx.sql,
      sql`select 1 from person where merchant_id = ${merchant_id} and pin_lookup = ${lookup}
        union all
        select 1 from employee where merchant_id = ${merchant_id} and pin_lookup = ${lookup}
        limit 1`,
    );
    return found !== undefined;
  },
  async setPin({ merchant_id, id }, { lookup, hash }) {
    await sql`update employee set pin_lookup = ${lookup}, pin_hash = ${hash}
      where merchant_id = ${merchant_id} and id = ${id}`.execute(ctx.sql);
  },
  async lock(merchant_id) {
    const { sql: db, host } = ctx;
    await lockMerchant(db, merchant_id);
    const employees = await all(
      db,
      sql<EmployeeRecord>`select ${employeeColumns} from employee e
        where e.merchant_id = ${merchant_id} order by e.id`,
    );
    const staff = await all(
      db,
      sql<Named>`select id, name from person where merchant_id = ${merchant_id} order by id`,
    );
    return { state: { merchant_id, employees, staff }, context: { nextId: host.nextId } };
  },
  save: (before, change, action) => save(ctx, before, change, action),
});
