import { instantOfWall, wallClock } from './zone.ts';

/** An instant as a `Date` or as a UTC ISO string. */
export type Instant = Date | string;

/** Returns an instant in milliseconds; throws a `RangeError` if it is invalid. */
export function milliseconds(instant: Instant): number {
  const time = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${String(instant)}`);
  return time;
}

/**
 * Returns the milliseconds of a wall time 'YYYY-MM-DD HH:mm'; throws a `RangeError` if it is
 * invalid or no such date exists.
 */
export function parseLocal(local: string): number {
  const wall = Date.parse(`${local.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(wall) || formatLocal(wall) !== local) {
    throw new RangeError(`not a local time: ${local}`);
  }
  return wall;
}

/** Formats a wall time as 'YYYY-MM-DD HH:mm'. */
export function formatLocal(wall: number): string {
  return new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
}

/** Returns the UTC instant of a local time 'YYYY-MM-DD HH:mm'. */
export function toInstant(local: string, timeZone: string): string {
  return new Date(instantOfWall(parseLocal(local), timeZone)).toISOString();
}

/** Returns the local time 'YYYY-MM-DD HH:mm' of a UTC instant, without its seconds. */
export function toLocal(instant: Instant, timeZone: string): string {
  return formatLocal(wallClock(milliseconds(instant), timeZone));
}

/** Returns the local hour of a UTC instant, 0 to 23. */
export function localHour(instant: Instant, timeZone: string): number {
  return new Date(wallClock(milliseconds(instant), timeZone)).getUTCHours();
}

const minute = 60_000;

/**
 * Returns the instant, in milliseconds, of a wall time in minutes after midnight of a date: the
 * first one if the hour repeats; null if the clock skips it.
 */
export function instantOn(date: string, minutes: number, timeZone: string): number | null {
  const wall = parseLocal(`${date} 00:00`) + minutes * minute;
  const instant = instantOfWall(wall, timeZone);
  return wallClock(instant, timeZone) === wall ? instant : null;
}

/** Returns the same instant, or when the clock jumps if it skips the wall time. */
export function instantFrom(date: string, minutes: number, timeZone: string): number {
  const exact = instantOn(date, minutes, timeZone);
  if (exact !== null) return exact;
  let before = null;
  for (let wall = minutes - 1; before === null; wall -= 1) before = instantOn(date, wall, timeZone);
  return before + minute;
}
