import { addDays, businessDate } from './businessDate.ts';
import type { Trading } from './businessDate.ts';
import { formatLocal, parseLocal, toInstant } from './local.ts';
import type { Instant } from './local.ts';

const minute = 60_000;

/** A range as entered: local times 'YYYY-MM-DD HH:mm', including the last minute. */
export interface LocalRange {
  start_date: string;
  end_date: string;
}

/** Returns the merchant's current trading day, from 00:00 to 23:59: the default of every list. */
export function todayRange(now: Instant, trading: Trading): LocalRange {
  const today = businessDate(now, trading);
  return { start_date: `${today} 00:00`, end_date: `${today} 23:59` };
}

/** Returns the UTC instants of a local range, from `start` (inclusive) to `end` (exclusive). */
export function localRange(range: LocalRange, timeZone: string): { start: string; end: string } {
  const start = parseLocal(range.start_date);
  const end = parseLocal(range.end_date);
  if (end < start) throw new RangeError(`${range.end_date} is before ${range.start_date}`);
  return {
    start: toInstant(range.start_date, timeZone),
    end: toInstant(formatLocal(end + minute), timeZone),
  };
}

/**
 * The selection of a range: whole business dates, both inclusive, or instants with an exclusive
 * end.
 */
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
