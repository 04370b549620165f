import {
  clockAttendance,
  confirmAttendance,
  deleteAttendance,
  editAttendance,
  listAttendance,
  listMyAttendance,
  type AttendanceEntry,
  type AttendanceWeek,
  type ClockAction,
  type Input,
} from '@servery/api';
import type { Stage } from '../Stage.ts';

type Ref = Pick<AttendanceEntry, 'id' | 'version'>;
type Times = Omit<Input<typeof editAttendance>['body'], 'version' | 'reason'>;

/** The PINs of the first outlet's cashier, supervisor and owner. */
export const pins = { cashier: '4086', supervisor: '5937', owner: '8264' } as const;

/** Returns the calls of attendance, by the owner of the first outlet by default. */
export const attendanceCalls = (stage: Stage) => ({
  list: (query: object = {}, by = 'merchant') =>
    stage.as(by, listAttendance, { query: { length: 100, order: 'asc' as const, ...query } }),
  mine: (by: string, query: object = {}) => stage.as(by, listMyAttendance, { query }),
  /** Clocks by PIN on the device of a waiter. */
  clock: (pin: string, action: ClockAction, by = 'waiter') =>
    stage.as(by, clockAttendance, { body: { pin, action } }),
  confirm: ({ id, version }: Ref, body: Omit<Times, 'clocked_in_at'>, by = 'supervisor') =>
    stage.as(by, confirmAttendance, { params: { id }, body: { version, ...body } }),
  correct: ({ id, version }: Ref, body: Times & { reason: string }, by = 'supervisor') =>
    stage.as(by, editAttendance, { params: { id }, body: { version, ...body } }),
  remove: ({ id, version }: Ref, reason: string, by = 'supervisor') =>
    stage.as(by, deleteAttendance, { params: { id }, body: { version, reason } }),
});

/** Returns the week of the employee with a name. */
export const weekOf = ({ aaData }: { aaData: AttendanceWeek[] }, name: string): AttendanceWeek =>
  aaData.find((one) => one.name === name)!;
