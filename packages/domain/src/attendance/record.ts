import type { AttendanceEntry, ClockAction, Named } from '@servery/api';

/** An entry of an employee as hosts store it. Its state and minutes follow from the rest. */
export interface AttendanceRecord extends Omit<AttendanceEntry, 'employee' | 'state' | 'minutes'> {
  employee_id: number;
  /** The last action at the time clock, so that repeating it changes nothing. */
  clocked: { action: ClockAction; at: string };
}

/** The entries of one employee around the time that a rule decides about. */
export interface AttendanceBook {
  merchant_id: number;
  employee: Named;
  entries: readonly AttendanceRecord[];
}

/** The entries after a rule ran, and the id of the changed one. */
export interface AttendanceChange {
  book: AttendanceBook;
  id: number;
}

/** An employee as the list of hours needs them. */
export interface Worker extends Named {
  title: string;
}
