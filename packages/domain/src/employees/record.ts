import type { Employee, Named } from '@servery/api';

/** An employee as hosts store them. */
export interface EmployeeRecord extends Omit<Employee, 'merchant' | 'staff'> {
  /** The person of their staff account; null without one. */
  staff_id: number | null;
}

/** The employees of one merchant, with those who left. */
export interface EmployeeBook {
  merchant_id: number;
  employees: readonly EmployeeRecord[];
  /** The merchant's staff accounts, with inactive ones. */
  staff: readonly Named[];
}

/** The employees after a rule ran, and the id of the changed one. */
export interface EmployeeChange {
  book: EmployeeBook;
  id: number;
}
