import { formatLocal, milliseconds, parseLocal, toInstant, toLocal } from './local.ts';
import type { Instant } from './local.ts';

/**
 * The start of a merchant's trading day: an IANA time zone and a wall time 'HH:mm', 00:00 to 11:59.
 */
export interface Trading {
  time_zone: string;
  day_start: string;
}

/** Returns the calendar date some days later, 'YYYY-MM-DD'. */
export function addDays(date: string, days: number): string {
  const later = new Date(parseLocal(`${date} 00:00`));
  later.setUTCDate(later.getUTCDate() + days);
  return formatLocal(later.getTime()).slice(0, 10);
}

/** Returns the first instant of a business date and the first one after it, in UTC. */
export function dayBounds(
  date: string,
  { time_zone, day_start }: Trading,
): { start: string; end: string } {
  const startOf = (day: string) => toInstant(`${day} ${day_start}`, time_zone);
  return { start: startOf(date), end: startOf(addDays(date, 1)) };
}

/** Returns the trading day 'YYYY-MM-DD' of an instant: the one whose bounds contain it. */
export function businessDate(instant: Instant, trading: Trading): string {
  const moment = milliseconds(instant);
  const date = toLocal(instant, trading.time_zone).slice(0, 10);
  const start = toInstant(`${date} ${trading.day_start}`, trading.time_zone);
  return moment < Date.parse(start) ? addDays(date, -1) : date;
}
