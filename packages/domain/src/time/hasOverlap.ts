import { wallRange, type TimeWindow } from './windows.ts';

/** Hours of one weekday, 0 (Sunday) to 6 (Saturday). */
interface WeeklyHours extends Pick<TimeWindow, 'start' | 'end'> {
  weekday: number;
}

const day = 24 * 60;
const week = 7 * day;

const minutesIn = (hours: WeeklyHours) => {
  const { from, until } = wallRange(hours);
  return { from: hours.weekday * day + from, length: until - from };
};

/**
 * Returns the index of the first hours that overlap earlier ones, including across the end of the
 * week; null if there are none.
 */
export function hasOverlap(hours: readonly WeeklyHours[]): number | null {
  const all = hours.map(minutesIn);
  const clash = all.findIndex((one, i) =>
    all.slice(0, i).some((other) => {
      const after = (other.from - one.from + week) % week;
      const before = (one.from - other.from + week) % week;
      return after < one.length || before < other.length;
    }),
  );
  return clash < 0 ? null : clash;
}
