import * as v from 'valibot';
import { businessDate, count, id, instant, named, version } from '../fields.ts';

/** The actions of the time clock. */
export const clockActions = ['clock_in', 'start_break', 'end_break', 'clock_out'] as const;
export type ClockAction = (typeof clockActions)[number];

/**
 * The state of an entry: `open` until its clock-out, `unconfirmed` without one on a later trading
 * day, `closed` by a clock-out, or `confirmed` by a manager. Only the last two count as work.
 */
export const attendanceStates = ['open', 'unconfirmed', 'closed', 'confirmed'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** Marks of a day or a week: an entry without a clock-out, or a limit that was exceeded. */
export const attendanceMarks = [
  'open',
  'unconfirmed',
  'long_day',
  'long_spread',
  'no_rest',
  'long_week',
] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

/** A break within an entry. */
export const attendanceBreak = v.object({
  /** Null if a manager entered only its length. */
  started_at: v.nullable(instant),
  /** Null while it lasts. */
  minutes: v.nullable(count),
  is_paid: v.boolean(),
});
export type AttendanceBreak = v.InferOutput<typeof attendanceBreak>;

const times = {
  clocked_in_at: instant,
  /** Null while the person works, and if they forgot to clock out. */
  clocked_out_at: v.nullable(instant),
  breaks: v.array(attendanceBreak),
};

/** The time of a change, and the name of the person who made it. */
const done = { at: instant, by: v.string() };

/** The correction of an entry, with its times before. */
export const attendanceCorrection = v.object({
  ...done,
  reason: v.string(),
  before: v.object(times),
});
export type AttendanceCorrection = v.InferOutput<typeof attendanceCorrection>;

/** The time that an employee was at work, from clock-in to clock-out. */
export const attendanceEntry = v.object({
  id,
  version,
  employee: named,
  /** The trading day of the clock-in. */
  business_date: businessDate,
  ...times,
  state: v.picklist(attendanceStates),
  /** Minutes of work without unpaid breaks; 0 if the entry doesn't count. */
  minutes: count,
  /** The manager who confirmed the clock-out; null for others. */
  confirmed: v.nullable(v.object(done)),
  /** Null unless it was deleted. A deleted entry stays on record and doesn't count. */
  deleted: v.nullable(v.object({ ...done, reason: v.string() })),
  /** The earliest first. */
  corrections: v.array(attendanceCorrection),
});
export type AttendanceEntry = v.InferOutput<typeof attendanceEntry>;

const hours = {
  minutes: count,
  /** The minutes above the limits, which are part of `minutes`. */
  overtime: count,
  marks: v.array(v.picklist(attendanceMarks)),
};

/** The hours of an employee on a trading day. */
export const attendanceDay = v.object({ date: businessDate, ...hours });
export type AttendanceDay = v.InferOutput<typeof attendanceDay>;

/** The week of an employee. */
export const attendanceWeek = v.object({
  /** The id of the employee. */
  id,
  name: v.string(),
  title: v.string(),
  ...hours,
  /** Monday to Sunday. */
  days: v.array(attendanceDay),
  /** All entries, the earliest first, with deleted ones. */
  entries: v.array(attendanceEntry),
});
export type AttendanceWeek = v.InferOutput<typeof attendanceWeek>;
