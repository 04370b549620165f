import type { BookingHours } from '@servery/api';
import { wallRange } from '../time/index.ts';

/** Compares two texts by code unit. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const week = 7 * 24 * 60;

const minutesIn = (hours: BookingHours) => {
  const { from, until } = wallRange(hours);
  return { from: hours.weekday * 24 * 60 + from, length: until - from };
};

/**
 * Returns the index of the first hours that overlap earlier ones, including across the end of the
 * week; null if there are none.
 */
export function hasOverlap(hours: readonly BookingHours[]): number | null {
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
