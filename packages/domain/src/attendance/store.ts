import type { Store } from '../commands/Store.ts';
import type { AttendanceBook, AttendanceChange } from './record.ts';

/** An employee and the instants between which the locked entries begin. */
export interface AttendancePlace {
  merchant_id: number;
  employee_id: number;
  from: string;
  until: string;
}

/** Storage of the time that employees are at work. */
export interface AttendanceStore extends Store<
  AttendancePlace,
  AttendanceBook,
  { nextId: () => number },
  AttendanceChange
> {
  /**
   * Returns the merchant, the employee and the clock-in of an entry in the caller's scope.
   * @throws `notFound`
   */
  placeOf(
    entry_id: number,
  ): Promise<{ merchant_id: number; employee_id: number; clocked_in_at: string }>;
  /** Returns the active employee who has a staff account; null if there is none. */
  employeeOf(merchant_id: number, staff_id: number): Promise<number | null>;
}
