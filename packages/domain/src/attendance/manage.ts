import { invalid, notNow, Problem, type AttendanceBreak } from '@servery/api';
import { businessDate, toInstant, toLocal, type Trading } from '../time/index.ts';
import { breakMinutes, presenceOf, type Times } from './minutes.ts';
import type { AttendanceBook, AttendanceChange, AttendanceRecord } from './record.ts';
import { showEntry, stateOf } from './stateOf.ts';

/** The time, the current trading day, the manager, and the merchant's time zone and day start. */
export interface ManageContext {
  now: Date;
  today: string;
  by: string;
  trading: Trading;
}

/** The version of an entry that a write is based on. */
interface Target {
  id: number;
  version: number;
}

/** The end of work as a manager enters it: a local time, and the total length of the breaks. */
export interface ConfirmInput {
  clocked_out_at: string;
  unpaid_minutes: number;
  paid_minutes: number;
}

/** The times of an entry as a manager corrects them. */
export interface CorrectInput extends ConfirmInput {
  clocked_in_at: string;
  reason: string;
}

/** The longest entry, in minutes. */
const longest = 24 * 60;

/**
 * Returns an entry of a book that isn't deleted.
 * @throws `notFound`
 */
export function entryIn({ entries }: AttendanceBook, id: number): AttendanceRecord {
  const entry = entries.find((one) => one.id === id);
  if (!entry || entry.deleted) throw new Problem('notFound');
  return entry;
}

function requireCurrent(book: AttendanceBook, { id, version }: Target, { today }: ManageContext) {
  const entry = entryIn(book, id);
  if (entry.version === version) return entry;
  throw new Problem('conflict', { current: showEntry(entry, book.employee, today) });
}

/** Whether a period contains part of an entry. Of an entry without an end, only its start is known. */
function touches({ start, end }: { start: string; end: string }, other: AttendanceRecord): boolean {
  const until = other.clocked_out_at ?? other.clocked_in_at;
  return start < until
    ? other.clocked_in_at < end
    : start === until && other.clocked_in_at === until;
}

/** Refuses times that no entry can have, and times that another entry of the person has. */
function requireValid(
  book: AttendanceBook,
  entry: AttendanceRecord,
  { now, today }: ManageContext,
): void {
  const { clocked_in_at: start, clocked_out_at: end, breaks } = entry;
  if (end === null) return;
  if (end <= start) throw invalid('clocked_out_at', 'before_start', 'Must be after the clock-in.');
  if (end > now.toISOString())
    throw invalid('clocked_out_at', 'future', 'Must not be in the future.');
  if (presenceOf(entry) > longest)
    throw invalid('clocked_out_at', 'too_long', 'Must be within 24 hours of the clock-in.');
  const others = book.entries.filter(({ id, deleted }) => id !== entry.id && !deleted);
  const isTaken = others.some(
    (other) =>
      touches({ start, end }, other) ||
      // Someone who is at work now has no end yet.
      (stateOf(other, today) === 'open' && end > other.clocked_in_at),
  );
  if (isTaken) throw invalid('clocked_out_at', 'overlap', 'Must not overlap another entry.');
  const rest = breakMinutes(breaks, false) + breakMinutes(breaks, true);
  if (rest > presenceOf(entry))
    throw invalid('unpaid_minutes', 'too_long', 'Must not be longer than the entry.');
}

/** Returns the breaks with these lengths: the known ones if their lengths are the same. */
function breaksOf(known: readonly AttendanceBreak[], input: ConfirmInput): AttendanceBreak[] {
  const { unpaid_minutes, paid_minutes } = input;
  const isSame =
    known.every(({ minutes }) => minutes !== null) &&
    breakMinutes(known, false) === unpaid_minutes &&
    breakMinutes(known, true) === paid_minutes;
  if (isSame) return [...known];
  const one = (minutes: number, is_paid: boolean) =>
    minutes > 0 ? [{ started_at: null, minutes, is_paid }] : [];
  return [...one(unpaid_minutes, false), ...one(paid_minutes, true)];
}

/** Returns an instant from a local time: the known instant if it shows the same time. */
const instantOf = (local: string, known: string | null, { trading }: ManageContext): string =>
  known !== null && toLocal(known, trading.time_zone) === local
    ? known
    : toInstant(local, trading.time_zone);

const withEntry = (book: AttendanceBook, entry: AttendanceRecord): AttendanceChange => ({
  book: {
    ...book,
    entries: book.entries.map((one) =>
      one.id === entry.id ? { ...entry, version: entry.version + 1 } : one,
    ),
  },
  id: entry.id,
});

/**
 * Confirms when someone who forgot to clock out stopped working.
 * @throws `notFound`, `conflict`
 * @throws `notAllowedNow` if nothing is to be confirmed
 * @throws `invalid` for times that the entry can't have
 */
export function confirmAttendance(
  book: AttendanceBook,
  target: Target,
  input: ConfirmInput,
  context: ManageContext,
): AttendanceChange {
  const entry = requireCurrent(book, target, context);
  if (stateOf(entry, context.today) !== 'unconfirmed') throw notNow({ why: 'already_confirmed' });
  const next: AttendanceRecord = {
    ...entry,
    clocked_out_at: instantOf(input.clocked_out_at, null, context),
    breaks: breaksOf(entry.breaks, input),
    confirmed: { at: context.now.toISOString(), by: context.by },
  };
  requireValid(book, next, context);
  return withEntry(book, next);
}

/**
 * Corrects an entry. It keeps its times before, the reason and the name of the manager.
 * @throws `notFound`, `conflict`, or `invalid` for times that the entry can't have
 */
export function correctAttendance(
  book: AttendanceBook,
  target: Target,
  { reason, ...input }: CorrectInput,
  context: ManageContext,
): AttendanceChange {
  const entry = requireCurrent(book, target, context);
  const { clocked_in_at, clocked_out_at, breaks } = entry;
  const before: Times = { clocked_in_at, clocked_out_at, breaks };
  const start = instantOf(input.clocked_in_at, clocked_in_at, context);
  const next: AttendanceRecord = {
    ...entry,
    clocked_in_at: start,
    clocked_out_at: instantOf(input.clocked_out_at, clocked_out_at, context),
    breaks: breaksOf(breaks, input),
    business_date: businessDate(start, context.trading),
    corrections: [
      ...entry.corrections,
      { at: context.now.toISOString(), by: context.by, reason, before },
    ],
  };
  requireValid(book, next, context);
  return withEntry(book, next);
}

/**
 * Deletes an entry: it no longer counts, and stays on record.
 * @throws `notFound`, `conflict`
 */
export function deleteAttendance(
  book: AttendanceBook,
  target: Target,
  reason: string,
  context: ManageContext,
): AttendanceChange {
  const entry = requireCurrent(book, target, context);
  const deleted = { at: context.now.toISOString(), by: context.by, reason };
  return withEntry(book, { ...entry, deleted });
}
