import type { AttendanceDay, AttendanceMark, AttendanceWeek } from '@servery/api';
import { addDays, weekdayOf } from '../time/index.ts';
import { workLimits } from './limits.ts';
import { minutesBetween, workedMinutes } from './minutes.ts';
import type { AttendanceRecord, Worker } from './record.ts';
import { lacksRest } from './rest.ts';
import { showEntry, stateOf } from './stateOf.ts';

/** Returns the Monday of the week that contains a date. */
export const weekOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

/** Returns the dates of the week that starts on a date. */
export const daysOf = (start: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(start, index));

const excess = (minutes: number, limit: number) => Math.max(0, minutes - limit);

/** Whether these entries of a day, the earliest first, go beyond the spread that is allowed. */
function isSpreadOut(entries: readonly AttendanceRecord[]): boolean {
  const [first] = entries;
  const ends = entries.flatMap(({ clocked_out_at }) => clocked_out_at ?? []);
  const last = ends.toSorted().at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    minutesBetween(first.clocked_in_at, last) > workLimits.spread
  );
}

/** Returns the hours of a day from its entries that aren't deleted, the earliest first. */
function dayOf(date: string, entries: readonly AttendanceRecord[], today: string): AttendanceDay {
  const minutes = entries.reduce((sum, entry) => sum + workedMinutes(entry), 0);
  const states = new Set(entries.map((entry) => stateOf(entry, today)));
  const overtime = excess(minutes, workLimits.day);
  const found: Partial<Record<AttendanceMark, boolean>> = {
    open: states.has('open'),
    unconfirmed: states.has('unconfirmed'),
    long_day: overtime > 0,
    long_spread: isSpreadOut(entries),
    no_rest: lacksRest(entries),
  };
  const marks = (Object.keys(found) as AttendanceMark[]).filter((mark) => found[mark]);
  return { date, minutes, overtime, marks };
}

/**
 * Returns the hours of an employee in the week that starts on a date. Overtime of the week is that
 * of its days, or what exceeds the limit of a week if that is more.
 */
export function hoursOf(
  { id, name, title }: Worker,
  all: readonly AttendanceRecord[],
  { start, today }: { start: string; today: string },
): AttendanceWeek {
  const entries = all.toSorted((a, b) => a.clocked_in_at.localeCompare(b.clocked_in_at));
  const byDay = Map.groupBy(
    entries.filter(({ deleted }) => deleted === null),
    ({ business_date }) => business_date,
  );
  const days = daysOf(start).map((date) => dayOf(date, byDay.get(date) ?? [], today));
  const sum = (key: 'minutes' | 'overtime') => days.reduce((total, day) => total + day[key], 0);
  const minutes = sum('minutes');
  const beyond = excess(minutes, workLimits.week);
  const marks = new Set(days.flatMap((day) => day.marks));
  if (beyond > 0) marks.add('long_week');
  return {
    id,
    name,
    title,
    minutes,
    overtime: Math.max(sum('overtime'), beyond),
    marks: [...marks],
    days,
    entries: entries.map((entry) => showEntry(entry, { id, name }, today)),
  };
}
