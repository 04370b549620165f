import type { Employee, Named } from '@servery/api';
import type { EmployeeRecord } from './record.ts';

/** Returns an employee as their managers see them. */
export function showEmployee(
  { staff_id, ...employee }: EmployeeRecord,
  { merchant, staff }: { merchant: Named; staff: readonly Named[] },
): Employee {
  const account = staff.find(({ id }) => id === staff_id);
  return {
    ...employee,
    merchant: { id: merchant.id, name: merchant.name },
    staff: account ? { id: account.id, name: account.name } : null,
  };
}
