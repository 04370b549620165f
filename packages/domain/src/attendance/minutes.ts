import type { AttendanceBreak } from '@servery/api';
import type { AttendanceRecord } from './record.ts';

/** The times of an entry. */
export type Times = Pick<AttendanceRecord, 'clocked_in_at' | 'clocked_out_at' | 'breaks'>;

const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / 60_000);

/**
 * Returns the minutes from one instant to another, both rounded down to the minute, so that the
 * minutes of consecutive periods add up to those of the whole.
 */
export const minutesBetween = (start: string, end: string): number =>
  minuteOf(end) - minuteOf(start);

/** Returns the minutes from clock-in to clock-out; 0 without a clock-out. */
export const presenceOf = ({ clocked_in_at, clocked_out_at }: Times): number =>
  clocked_out_at === null ? 0 : minutesBetween(clocked_in_at, clocked_out_at);

/** Returns the minutes of the paid or of the unpaid breaks that have ended. */
export const breakMinutes = (breaks: readonly AttendanceBreak[], isPaid: boolean): number =>
  breaks.reduce((sum, { minutes, is_paid }) => sum + (is_paid === isPaid ? (minutes ?? 0) : 0), 0);

/** Returns the minutes of work, which include paid breaks; 0 without a clock-out. */
export const workedMinutes = (times: Times): number =>
  times.clocked_out_at === null ? 0 : presenceOf(times) - breakMinutes(times.breaks, false);

/** Returns the break of these breaks that hasn't ended; null if there is none. */
export const openBreak = (breaks: readonly AttendanceBreak[]): AttendanceBreak | null =>
  breaks.find(({ minutes }) => minutes === null) ?? null;

/** Returns the breaks, of which the open one ends at an instant. */
export const endBreaks = (breaks: readonly AttendanceBreak[], at: string): AttendanceBreak[] =>
  breaks.map((one) =>
    one.minutes === null && one.started_at !== null
      ? { ...one, minutes: minutesBetween(one.started_at, at) }
      : one,
  );
