import { instantOfWall, wallClock } from './zone.ts';

/** A moment given as a date, or as a UTC ISO string. */
export type Instant = Date | string;

/** A UTC instant in milliseconds, refusing what is no instant. */
export function milliseconds(instant: Instant): number {
  const time = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${String(instant)}`);
  return time;
}

/** The milliseconds of a wall time 'YYYY-MM-DD HH:mm', refusing dates that no calendar has. */
export function parseLocal(local: string): number {
  const wall = Date.parse(`${local.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(wall) || formatLocal(wall) !== local) {
    throw new RangeError(`not a local time: ${local}`);
  }
  return wall;
}

/** Writes a wall time as 'YYYY-MM-DD HH:mm'. */
export function formatLocal(wall: number): string {
  return new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
}

/** The UTC instant of a local time 'YYYY-MM-DD HH:mm'. */
export function toInstant(local: string, timeZone: string): string {
  return new Date(instantOfWall(parseLocal(local), timeZone)).toISOString();
}

/** The local time 'YYYY-MM-DD HH:mm' of a UTC instant, its seconds dropped. */
export function toLocal(instant: Instant, timeZone: string): string {
  return formatLocal(wallClock(milliseconds(instant), timeZone));
}
