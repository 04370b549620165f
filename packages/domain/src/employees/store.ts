import type { PinSecret } from '../account/store.ts';
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
  /** Whether a person or an employee of a merchant has a PIN. */
  isPinTaken(merchant_id: number, secret: PinSecret): Promise<boolean>;
  /** Stores the PIN of an employee. */
  setPin(place: { merchant_id: number; id: number }, secret: PinSecret): Promise<void>;
}
