import { notNow, type ClockAction } from '@servery/api';
import { endBreaks, openBreak } from './minutes.ts';
import type { AttendanceBook, AttendanceChange, AttendanceRecord } from './record.ts';
import { stateOf } from './stateOf.ts';

/** The time, the current trading day, and new ids. */
export interface ClockContext {
  now: Date;
  today: string;
  nextId: () => number;
}

/** An action at the time clock. */
export interface ClockInput {
  action: ClockAction;
  /** Whether the break that starts is paid. */
  is_paid: boolean;
}

/** How long repeating an action changes nothing, in milliseconds: a second press, or a retry. */
const repeatMs = 60_000;

const latestOf = (entries: readonly AttendanceRecord[]): AttendanceRecord | undefined =>
  entries
    .filter(({ deleted }) => deleted === null)
    .toSorted((a, b) => a.clocked_in_at.localeCompare(b.clocked_in_at))
    .at(-1);

function clockIn({ employee }: AttendanceBook, at: string, context: ClockContext) {
  const entry: AttendanceRecord = {
    id: context.nextId(),
    version: 0,
    employee_id: employee.id,
    business_date: context.today,
    clocked_in_at: at,
    clocked_out_at: null,
    breaks: [],
    confirmed: null,
    deleted: null,
    corrections: [],
    clocked: { action: 'clock_in', at },
  };
  return entry;
}

/** Returns an open entry after an action other than clocking in. */
function changed(entry: AttendanceRecord, { action, is_paid }: ClockInput, at: string) {
  const { breaks } = entry;
  const isOnBreak = openBreak(breaks) !== null;
  if (action === 'start_break') {
    if (isOnBreak) throw notNow({ why: 'on_break' });
    return { ...entry, breaks: [...breaks, { started_at: at, minutes: null, is_paid }] };
  }
  if (action === 'end_break' && !isOnBreak) throw notNow({ why: 'not_on_break' });
  if (action === 'end_break') return { ...entry, breaks: endBreaks(breaks, at) };
  if (at <= entry.clocked_in_at) throw notNow({ why: 'not_clocked_in' });
  return { ...entry, breaks: endBreaks(breaks, at), clocked_out_at: at };
}

/**
 * Clocks an employee in or out, or starts or ends their break. Clocking out ends a break. An entry
 * of an earlier trading day is no longer open: its clock-out is confirmed by a manager.
 * @throws `notAllowedNow` if they are already clocked in, not clocked in, or on a break or not
 */
export function clock(
  book: AttendanceBook,
  input: ClockInput,
  context: ClockContext,
): AttendanceChange {
  const { entries } = book;
  const { now, today } = context;
  const { action } = input;
  const last = latestOf(entries);
  const at = now.toISOString();
  const isRepeated =
    last?.clocked.action === action && now.getTime() - Date.parse(last.clocked.at) < repeatMs;
  if (last && isRepeated) return { book, id: last.id };
  const open = last && stateOf(last, today) === 'open' ? last : null;
  if (action === 'clock_in' && open) throw notNow({ why: 'clocked_in' });
  if (action !== 'clock_in' && !open) throw notNow({ why: 'not_clocked_in' });
  const made = open ? changed(open, input, at) : clockIn(book, at, context);
  const entry = { ...made, version: made.version + 1, clocked: { action, at } };
  const others = entries.filter(({ id }) => id !== entry.id);
  return { book: { ...book, entries: [...others, entry] }, id: entry.id };
}
