import type { BookingHours, DayReason } from '@servery/api';
import { addDays, businessDate, minutesOf, toInstant } from '../time/index.ts';
import type { ExperienceRecord, House } from './record.ts';

/** A stretch of time, in milliseconds; its end is outside. */
export interface Stretch {
  from: number;
  until: number;
}

type Trading = Pick<House, 'time_zone' | 'day_start'>;

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** When a time of day comes on a trading day: early times are of the morning after. */
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

/** The hours of a trading day, in order. */
export const hoursOn = (
  date: string,
  hours: readonly BookingHours[],
  trading: Trading,
): Stretch[] =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map((one) => stretchOn(date, one, trading))
    .toSorted((a, b) => a.from - b.from);

/** The trading day at a house now. */
export const todayAt = (house: House, now: Date): string => businessDate(now, house);

/** Why nobody at all books on a trading day; null where they do. */
export function dayReason(
  house: House,
  date: string,
  now: Date,
  experience: ExperienceRecord | null = null,
): DayReason | null {
  const { calendar } = house;
  const today = todayAt(house, now);
  if (date < today) return 'past';
  if (date > addDays(today, calendar.horizon_days)) return 'horizon';
  if (calendar.closed_dates.some((one) => one.date === date)) return 'closed_date';
  if (hoursOn(date, calendar.hours, house).length === 0) return 'closed';
  if (experience?.hours.length && hoursOn(date, experience.hours, house).length === 0)
    return 'experience';
  return null;
}

const minute = 60_000;

/** The times of a trading day, in milliseconds: every interval within the hours, and within an experience's own. */
export function startsOn(
  house: House,
  date: string,
  experience: ExperienceRecord | null = null,
): number[] {
  const { hours, interval_minutes } = house.calendar;
  const own = experience?.hours.length ? hoursOn(date, experience.hours, house) : null;
  const starts = new Set<number>();
  for (const { from, until } of hoursOn(date, hours, house))
    for (let at = from; at < until; at += interval_minutes * minute)
      if (own === null || own.some((one) => one.from <= at && at < one.until)) starts.add(at);
  return [...starts].toSorted((a, b) => a - b);
}
