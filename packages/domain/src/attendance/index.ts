export { clock } from './clock.ts';
export type { ClockContext, ClockInput } from './clock.ts';
export { daysOf, hoursOf, weekOf } from './hours.ts';
export { workLimits } from './limits.ts';
export { confirmAttendance, correctAttendance, deleteAttendance, entryIn } from './manage.ts';
export type { ConfirmInput, CorrectInput, ManageContext } from './manage.ts';
export { breakMinutes, minutesBetween, openBreak, presenceOf, workedMinutes } from './minutes.ts';
export type { AttendanceBook, AttendanceChange, AttendanceRecord, Worker } from './record.ts';
export { showEntry, stateOf } from './stateOf.ts';
