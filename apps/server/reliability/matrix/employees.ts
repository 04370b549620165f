import {
  createEmployee,
  createEmployeePin,
  editEmployee,
  listEmployees,
  patchEmployee,
} from '@servery/api';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no employee reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';
const employeeOf = ({ merchant_id }: Aim) => ({ id: merchant_id * 10_000 + 9_000 });

/**
 * Employees: the list, and writes that change nothing because they name a staff account of the
 * platform or are based on an outdated state.
 */
export const employeesMatrix = (merchant: Aimed): readonly Entry[] => [
  merchant(listEmployees, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(
    createEmployee,
    ({ merchant_id }) => ({ body: { merchant_id, name: 'The matrix', staff_id: 1 } }),
    { done: 'invalid' },
  ),
  merchant(
    editEmployee,
    (aim) => ({ params: employeeOf(aim), body: { version, name: 'The matrix' } }),
    { done },
  ),
  merchant(createEmployeePin, (aim) => ({ params: employeeOf(aim), body: { version } }), { done }),
  merchant(
    patchEmployee,
    (aim) => ({ params: employeeOf(aim), body: { version, has_left: true } }),
    { done },
  ),
];
