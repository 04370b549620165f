import type { BookingHours, DayReason } from '@servery/api';
import { addDays, businessDate, minutesOf, toInstant } from '../time/index.ts';
import type { ExperienceRecord, Venue } from './record.ts';

/** A period in milliseconds; the end is exclusive. */
export interface Stretch {
  from: number;
  until: number;
}

type Trading = Pick<Venue, 'time_zone' | 'day_start'>;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * Returns the instant of a time of day on a trading day; times before the day start are on the next
 * morning.
 */
function timeOn(date: string, time: string, { time_zone, day_start }: Trading): number {
  const day = minutesOf(time) < minutesOf(day_start) ? addDays(date, 1) : date;
  if (time === '24:00') return Date.parse(toInstant(`${addDays(day, 1)} 00:00`, time_zone));
  return Date.parse(toInstant(`${day} ${time}`, time_zone));
}

function stretchOn(date: string, { start, end }: BookingHours, trading: Trading): Stretch {
  const from = timeOn(date, start, trading);
  const until = timeOn(date, end, trading);
  return until > from ? { from, until } : { from, until: timeOn(addDays(date, 1), end, trading) };
}

/** Returns the booking hours of a trading day, in order. */
export const hoursOn = (
  date: string,
  hours: readonly BookingHours[],
  trading: Trading,
): Stretch[] =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map((one) => stretchOn(date, one, trading))
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
 * Returns the start times of a trading day, in milliseconds: every interval within the hours, and
 * within the experience's own hours.
 */
export function startsOn(
  venue: Venue,
  date: string,
  experience: ExperienceRecord | null = null,
): number[] {
  const { hours, interval_minutes } = venue.calendar;
  const own = experience?.hours.length ? hoursOn(date, experience.hours, venue) : null;
  const starts = new Set<number>();
  for (const { from, until } of hoursOn(date, hours, venue))
    for (let at = from; at < until; at += interval_minutes * minute)
      if (own === null || own.some((one) => one.from <= at && at < one.until)) starts.add(at);
  return [...starts].toSorted((a, b) => a - b);
}
