import type { Employee, EmployeeStatus, Named } from '@servery/api';
import { showEmployee, type EmployeeRecord } from '@servery/domain/employees';
import { personalAccess } from '@servery/domain/people';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first } from '../../storage/sql.ts';
import { findsPerson } from '../lists/findsPerson.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { employeeColumns } from './rows.ts';

interface EmployeeQuery extends ListQuery {
  status: EmployeeStatus | '';
}

const hasStatus: Record<EmployeeStatus | '', RawBuilder<boolean>> = {
  '': sql`true`,
  active: sql`e.left_at is null`,
  left: sql`e.left_at is not null`,
};

type Found = EmployeeRecord & { merchant: Named; staff: Named | null };

/** Returns one page of the employees in a scope, by name. */
export async function pageOfEmployees(
  { sql: db, caller }: Pick<RequestContext, 'sql' | 'caller'>,
  { search, status, start, length, order }: EmployeeQuery,
  scope: Scope,
): Promise<{ aaData: Employee[]; total: number }> {
  const found = sql`${within(scope, 'e.merchant_id')} and ${hasStatus[status]}
    and ${findsPerson(search, personalAccess(caller), 'e')}`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<Found>`select ${employeeColumns},
          jsonb_build_object('id', m.merchant_id, 'name', m.name) as merchant,
          case when p.id is not null
            then jsonb_build_object('id', p.id, 'name', p.name) end as staff
        from employee e join merchant m on m.merchant_id = e.merchant_id
        left join person p on p.id = e.staff_id
        where ${found}
        order by e.name_key collate "C" ${way}, e.id ${way} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from employee e where ${found}`),
  ]);
  const aaData = rows.map(({ merchant, staff, ...employee }) =>
    showEmployee(employee, { merchant, staff: staff ? [staff] : [] }),
  );
  return { aaData, total: count?.total ?? 0 };
}
