import type { BookingHours, DayReason } from '@servery/api';
import {
  addDays,
  businessDate,
  dayBounds,
  instantFrom,
  instantOn,
  minutesOf,
  wallRange,
  weekdayOf,
  type WallRange,
} from '../time/index.ts';
import type { ExperienceRecord, Venue } from './record.ts';

type Trading = Pick<Venue, 'time_zone' | 'day_start'>;

/** Booking hours in wall times after midnight of a trading day's date, and in milliseconds. */
interface OpenRange extends WallRange {
  first: number;
  last: number;
}

const wholeDay = 24 * 60;
/** Hours can start on the day before a trading day, and on the calendar day on which it ends. */
const days = [-1, 0, 1];
/** The most by which a clock is changed. */
const longestJump = 3 * 60;

/** Returns the booking hours that may have a part in a trading day. */
function rangesNear(
  date: string,
  hours: readonly BookingHours[],
  { time_zone, day_start }: Trading,
): OpenRange[] {
  const dayStart = minutesOf(day_start);
  return days.flatMap((day) => {
    const weekday = weekdayOf(addDays(date, day));
    return hours
      .filter((one) => one.weekday === weekday)
      .map(wallRange)
      .map(({ from, until }) => ({ from: from + day * wholeDay, until: until + day * wholeDay }))
      .filter(
        ({ from, until }) =>
          dayStart - longestJump < until && from < dayStart + wholeDay + longestJump,
      )
      .map((range) => ({
        ...range,
        first: instantFrom(date, range.from, time_zone),
        last: instantFrom(date, range.until, time_zone),
      }));
  });
}

/** Returns when a trading day starts and ends, in milliseconds. */
function boundsOf(date: string, trading: Trading) {
  const { start, end } = dayBounds(date, trading);
  return { start: Date.parse(start), end: Date.parse(end) };
}

/**
 * Returns the booking hours of a trading day in milliseconds, in order. Those that cross its bounds
 * are cut there, and those that the clock skips are left out.
 */
export function hoursOn(
  date: string,
  hours: readonly BookingHours[],
  trading: Trading,
): { from: number; until: number }[] {
  const { start, end } = boundsOf(date, trading);
  return rangesNear(date, hours, trading)
    .map(({ first, last }) => ({ from: Math.max(first, start), until: Math.min(last, end) }))
    .filter(({ from, until }) => from < until)
    .toSorted((a, b) => a.from - b.from);
}

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
  const { start, end } = boundsOf(date, venue);
  const own = experience?.hours.length ? rangesNear(date, experience.hours, venue) : null;
  const starts = new Set<number>();
  for (const { from, until, first, last } of rangesNear(date, hours, venue)) {
    // Reading each wall time in its zone would be slow on the many days without a change.
    const isSteady = last - first === (until - from) * minute;
    for (let wall = from; wall < until; wall += interval_minutes) {
      if (own?.every((range) => wall < range.from || range.until <= wall)) continue;
      const at = isSteady ? first + (wall - from) * minute : instantOn(date, wall, venue.time_zone);
      if (at !== null && start <= at && at < end) starts.add(at);
    }
  }
  return [...starts].toSorted((a, b) => a - b);
}
