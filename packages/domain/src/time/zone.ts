const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the cached formatter of a time zone, because creating one takes about a thousand times as
 * long as using it.
 */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Returns how far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
function exactOffset(instant: number, timeZone: string): number {
  const part = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    if (type in part) part[type as keyof typeof part] = Number(value);
  }
  const { year, month, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const hour = 60 * 60 * 1000;
const mostOffsets = 10_000;
const offsets = new Map<string, number>();

/** Returns the cached offset of a zone at a whole hour in UTC. */
function offsetAtHour(instant: number, timeZone: string): number {
  const key = `${instant} ${timeZone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= mostOffsets) offsets.clear();
    offset = exactOffset(instant, timeZone);
    offsets.set(key, offset);
  }
  return offset;
}

/**
 * Returns the wall clock time of a zone at an instant, in milliseconds as if it were UTC. No zone
 * changes its offset twice within an hour, so only instants in an hour with a change are computed
 * on their own.
 */
export function wallClock(instant: number, timeZone: string): number {
  const start = Math.floor(instant / hour) * hour;
  const offset = offsetAtHour(start, timeZone);
  const isFixed = offset === offsetAtHour(start + hour, timeZone);
  return instant + (isFixed ? offset : exactOffset(instant, timeZone));
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the instant at which a zone's wall clock shows a time: the first one if the hour repeats;
 * if the time is skipped, as much later as the clock jumps.
 */
export function instantOfWall(wall: number, timeZone: string): number {
  const before = wall - day;
  const after = wall + day;
  const early = wall - (wallClock(before, timeZone) - before);
  const late = wall - (wallClock(after, timeZone) - after);
  if (early === late) return early;
  const exact = [early, late].filter((instant) => wallClock(instant, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : early;
}
