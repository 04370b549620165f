import type { BookingHours, DayReason } from '@servery/api';
import {
  addDays,
  businessDate,
  instantFrom,
  instantOn,
  wallRange,
  weekdayOf,
  type WallRange,
} from '../time/index.ts';
import type { ExperienceRecord, Venue } from './record.ts';

type Trading = Pick<Venue, 'time_zone' | 'day_start'>;

/** Booking hours on a trading day: their wall times, and when they start and end in milliseconds. */
export interface OpenHours extends WallRange {
  starts: number;
  ends: number;
}

/** Returns the booking hours of a trading day, in order, without those that the clock skips. */
export const hoursOn = (
  date: string,
  hours: readonly BookingHours[],
  trading: Trading,
): OpenHours[] =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map((one) => {
      const range = wallRange(one, trading);
      const at = (minutes: number) => instantFrom(date, minutes, trading.time_zone);
      return { ...range, starts: at(range.from), ends: at(range.until) };
    })
    .filter(({ starts, ends }) => starts < ends)
    .toSorted((a, b) => a.from - b.from);

/** Returns the current trading day of a venue. */
export const todayAt = (venue: Venue, now: Date): string => businessDate(now, venue);

/** Returns why a trading day takes no bookings; null if it does. */
export function dayReason(
  venue: Venue,
  date: string,
  now: Date,
  experience: ExperienceRecord | null = null,
): DayReason | null {
  const { calendar } = venue;
  const today = todayAt(venue, now);
  if (date < today) return 'past';
  if (date > addDays(today, calendar.horizon_days)) return 'horizon';
  if (calendar.closed_dates.some((one) => one.date === date)) return 'closed_date';
  if (hoursOn(date, calendar.hours, venue).length === 0) return 'closed';
  if (experience?.hours.length && hoursOn(date, experience.hours, venue).length === 0)
    return 'experience';
  return null;
}

const minute = 60_000;

/**
 * Returns the start times of a trading day, in milliseconds: every interval of wall time within the
 * hours, and within the experience's own hours. When the clock changes, skipped times are left out
 * and repeated ones start once.
 */
export function startsOn(
  venue: Venue,
  date: string,
  experience: ExperienceRecord | null = null,
): number[] {
  const { hours, interval_minutes } = venue.calendar;
  const own = experience?.hours.length ? hoursOn(date, experience.hours, venue) : null;
  const starts = new Set<number>();
  for (const { from, until, starts: first, ends } of hoursOn(date, hours, venue)) {
    // Reading each wall time in its zone would be slow on the many days without a change.
    const isSteady = ends - first === (until - from) * minute;
    for (let wall = from; wall < until; wall += interval_minutes) {
      if (own?.every((range) => wall < range.from || range.until <= wall)) continue;
      const at = isSteady ? first + (wall - from) * minute : instantOn(date, wall, venue.time_zone);
      if (at !== null) starts.add(at);
    }
  }
  return [...starts].toSorted((a, b) => a - b);
}
