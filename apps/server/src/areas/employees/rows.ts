import type { EmployeeRecord } from '@servery/domain/employees';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns an employee as a database row. */
export const employeeRow = (merchant_id: number, employee: EmployeeRecord): Row => ({
  merchant_id,
  ...employee,
  ...nameKeysOf(employee.name, employee.title),
});

/** The columns of an employee `e`. */
export const employeeColumns = columnsOf<EmployeeRecord>()(
  'employee',
  'e',
  `id, version, name, title, phone, hourly_wage, staff_id, left_at, created_at`,
);
