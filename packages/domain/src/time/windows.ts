import { addDays, type Trading } from './businessDate.ts';
import { parseLocal, toLocal } from './local.ts';
import type { Instant } from './local.ts';

/**
 * Weekly hours. They belong to a trading day: on Friday with a day start of 04:00, 01:00 is early on
 * Saturday. An end at or before the start is on the next day.
 */
export interface TimeWindow {
  /** The weekdays of its trading days, 0 (Sunday) to 6 (Saturday); absent or null for every day. */
  weekdays?: readonly number[] | null;
  /** A wall time 'HH:mm'. */
  start: string;
  /** A wall time 'HH:mm', exclusive; '24:00' is the end of the day. */
  end: string;
}

/** A period in minutes of wall time after midnight of a trading day's date; the end is exclusive. */
export interface WallRange {
  from: number;
  until: number;
}

const wholeDay = 24 * 60;

/** Returns the wall times of a window on its trading day, regardless of clock changes. */
export function wallRange(
  { start, end }: Pick<TimeWindow, 'start' | 'end'>,
  { day_start }: Pick<Trading, 'day_start'>,
): WallRange {
  const [from, until] = [start, end].map((time) => {
    const minutes = minutesOf(time);
    return minutes < minutesOf(day_start) ? minutes + wholeDay : minutes;
  }) as [number, number];
  return { from, until: until > from ? until : until + wholeDay };
}

/** Returns the weekday of a date, 0 (Sunday) to 6 (Saturday). */
export const weekdayOf = (date: string): number =>
  new Date(parseLocal(`${date} 00:00`)).getUTCDay();

/** The most calendar days that a window lasts: one that starts at night for a whole day. */
const days = [0, 1, 2];

/** Whether an instant is in the window. */
export function isWithinWindow(instant: Instant, window: TimeWindow, trading: Trading): boolean {
  const local = toLocal(instant, trading.time_zone);
  const now = minutesOf(local.slice(11));
  const { from, until } = wallRange(window, trading);
  return days.some((ago) => {
    const minutes = now + ago * wholeDay;
    const weekday = weekdayOf(addDays(local.slice(0, 10), -ago));
    return from <= minutes && minutes < until && (window.weekdays?.includes(weekday) ?? true);
  });
}

/** Returns the minutes since midnight of a wall time 'HH:mm', including '24:00'. */
export function minutesOf(time: string): number {
  const [, hours = '', minutes = ''] = /^(\d\d):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (hours === '' || total > wholeDay) throw new RangeError(`not a time of day: ${time}`);
  return total;
}
