import { parseLocal, toLocal } from './local.ts';
import type { Instant } from './local.ts';

/**
 * Weekly hours. They belong to the calendar day on which they start, also before the day start of a
 * merchant: Friday 01:00 is early on Friday. An end at or before the start is on the next day.
 */
export interface TimeWindow {
  /** The weekdays on which it starts, 0 (Sunday) to 6 (Saturday); absent or null for every day. */
  weekdays?: readonly number[] | null;
  /** A wall time 'HH:mm'. */
  start: string;
  /** A wall time 'HH:mm', exclusive; '24:00' is the end of the day. */
  end: string;
}

/** A period in minutes of wall time after midnight of a date; the end is exclusive. */
export interface WallRange {
  from: number;
  until: number;
}

/** Returns the wall times of a window on the day on which it starts, regardless of clock changes. */
export function wallRange({ start, end }: Pick<TimeWindow, 'start' | 'end'>): WallRange {
  const [from, until] = [minutesOf(start), minutesOf(end)];
  return { from, until: until > from ? until : until + wholeDay };
}

/** Returns the weekday of a date, 0 (Sunday) to 6 (Saturday). */
export const weekdayOf = (date: string): number =>
  new Date(parseLocal(`${date} 00:00`)).getUTCDay();

const wholeDay = 24 * 60;

/** Whether an instant is in the window. */
export function isWithinWindow(instant: Instant, window: TimeWindow, timeZone: string): boolean {
  const local = toLocal(instant, timeZone);
  const today = weekdayOf(local.slice(0, 10));
  const now = minutesOf(local.slice(11));
  const { from, until } = wallRange(window);
  const isIn = (weekday: number, minutes: number) =>
    (window.weekdays?.includes(weekday) ?? true) && from <= minutes && minutes < until;
  return isIn(today, now) || isIn((today + 6) % 7, now + wholeDay);
}

/** Returns the minutes since midnight of a wall time 'HH:mm', including '24:00'. */
export function minutesOf(time: string): number {
  const [, hours = '', minutes = ''] = /^(\d\d):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (hours === '' || total > wholeDay) throw new RangeError(`not a time of day: ${time}`);
  return total;
}
