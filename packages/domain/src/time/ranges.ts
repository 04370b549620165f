import { addDays, businessDate } from './businessDate.ts';
import type { Trading } from './businessDate.ts';
import { formatLocal, parseLocal, toInstant } from './local.ts';
import type { Instant } from './local.ts';

const minute = 60_000;

/** A range as people type it: local times 'YYYY-MM-DD HH:mm', the last minute included. */
export interface LocalRange {
  start_date: string;
  end_date: string;
}

/** The merchant's trading day at this moment, from 00:00 to 23:59: the default of every list. */
export function todayRange(now: Instant, trading: Trading): LocalRange {
  const today = businessDate(now, trading);
  return { start_date: `${today} 00:00`, end_date: `${today} 23:59` };
}

/** The instants of a local range in UTC: from the start, up to and without the end. */
export function localRange(range: LocalRange, timeZone: string): { start: string; end: string } {
  const start = parseLocal(range.start_date);
  const end = parseLocal(range.end_date);
  if (end < start) throw new RangeError(`${range.end_date} is before ${range.start_date}`);
  return {
    start: toInstant(range.start_date, timeZone),
    end: toInstant(formatLocal(end + minute), timeZone),
  };
}

/** What a range selects: whole business dates, both included, or instants without the end. */
export type Selection =
  | { by: 'business_date'; start: string; end: string }
  | { by: 'instant'; start: string; end: string };

/**
 * Reads a range as business dates when both ends fall on day boundaries, whether of the calendar
 * or of the merchant's day, and as instants otherwise.
 */
export function selectRange(range: LocalRange, trading: Trading): Selection {
  const instants = localRange(range, trading.time_zone);
  const [from, fromTime] = dateAndTime(range.start_date);
  const [until, untilTime] = dateAndTime(formatLocal(parseLocal(range.end_date) + minute));
  const isWholeDays =
    fromTime === untilTime &&
    from < until &&
    (fromTime === '00:00' || fromTime === trading.day_start);
  if (!isWholeDays) return { by: 'instant', ...instants };
  return { by: 'business_date', start: from, end: addDays(until, -1) };
}

function dateAndTime(local: string): [date: string, time: string] {
  return [local.slice(0, 10), local.slice(11)];
}
