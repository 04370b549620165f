import type { EmployeeBook } from '@servery/domain/employees';
import type { World } from './world.ts';

/** Returns the employees of a merchant, with its staff accounts. */
export const employeesAt = (world: World, merchant_id: number): EmployeeBook => ({
  merchant_id,
  employees: world.employees.of(merchant_id),
  staff: world.people
    .filter((person) => person.merchant_id === merchant_id)
    .map(({ id, name }) => ({ id, name })),
});
