import type { Store } from '../commands/Store.ts';
import type { EmployeeBook, EmployeeChange } from './record.ts';
import type { EmployeeContext } from './rules.ts';

/** Storage of employees. */
export interface EmployeeStore extends Store<
  number,
  EmployeeBook,
  Pick<EmployeeContext, 'nextId'>,
  EmployeeChange
> {
  /**
   * Returns the merchant of an employee in the caller's scope.
   * @throws `notFound`
   */
  merchantOf(employee_id: number): Promise<number>;
}
