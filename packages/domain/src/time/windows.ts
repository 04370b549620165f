import { parseLocal, toLocal } from './local.ts';
import type { Instant } from './local.ts';

/** Weekly hours; an end at or before the start is on the next day. */
export interface TimeWindow {
  /** The weekdays on which it starts, 0 (Sunday) to 6 (Saturday); absent or null for every day. */
  weekdays?: readonly number[] | null;
  /** A wall time 'HH:mm'. */
  start: string;
  /** A wall time 'HH:mm', exclusive; '24:00' is the end of the day. */
  end: string;
}

/** Whether an instant is in the window, which belongs to the day on which it starts. */
export function isWithinWindow(instant: Instant, window: TimeWindow, timeZone: string): boolean {
  const local = toLocal(instant, timeZone);
  const today = new Date(parseLocal(local)).getUTCDay();
  const now = minutesOf(local.slice(11));
  const start = minutesOf(window.start);
  const end = minutesOf(window.end);
  const startsOn = (weekday: number) => window.weekdays?.includes(weekday) ?? true;

  if (start < end) return startsOn(today) && start <= now && now < end;
  return (startsOn(today) && start <= now) || (startsOn((today + 6) % 7) && now < end);
}

/** Returns the minutes since midnight of a wall time 'HH:mm', including '24:00'. */
export function minutesOf(time: string): number {
  const [, hours = '', minutes = ''] = /^(\d\d):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (hours === '' || total > 24 * 60) throw new RangeError(`not a time of day: ${time}`);
  return total;
}
