import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInWindows } from '../menu/availability.ts';
import { dayReason, hoursOn, startsOn } from './hours.ts';
import { begin } from './reservationsStaging.ts';
import type { BookingHours, Venue } from './record.ts';

const [friday, saturday] = [5, 6];

/** Returns a venue in New York whose trading day starts at 04:00. */
const venueWith = (hours: BookingHours[], change: Partial<Venue> = {}): Venue => {
  const { venue } = begin();
  return {
    ...venue,
    time_zone: 'America/New_York',
    day_start: '04:00',
    ...change,
    calendar: { ...venue.calendar, interval_minutes: 30, hours },
  };
};

const iso = (times: readonly number[]) =>
  times.map((at) => new Date(at).toISOString().slice(11, 16));
const on = (weekday: number, start: string, end: string) => ({ weekday, start, end });

test('hours that the clock skips open the day for no booking', () => {
  const venue = venueWith([on(saturday, '02:00', '03:00')]);
  const now = new Date('2026-03-01T12:00:00Z');
  expect(startsOn(venue, '2026-03-07')).toEqual([]);
  expect(hoursOn('2026-03-07', venue.calendar.hours, venue)).toEqual([]);
  expect(dayReason(venue, '2026-03-07', now)).toBe('closed');
  expect(iso(startsOn(venue, '2026-03-14'))).toEqual(['06:00', '06:30']);
});

test('hours across a skipped hour keep the times of other days', () => {
  const venue = venueWith([on(saturday, '01:00', '04:30')], { day_start: '05:00' });
  // 01:00, 01:30, then 03:00, 03:30 and 04:00.
  expect(iso(startsOn(venue, '2026-03-07'))).toEqual(['06:00', '06:30', '07:00', '07:30', '08:00']);
  const late = venueWith([on(saturday, '02:30', '03:30')]);
  expect(iso(startsOn(late, '2026-03-07'))).toEqual(['07:00']);
  const [hours] = hoursOn('2026-03-07', late.calendar.hours, late);
  expect(iso([hours!.starts, hours!.ends])).toEqual(['07:00', '07:30']);
});

test('times of a repeated hour start once', () => {
  const venue = venueWith([on(saturday, '00:30', '02:30')]);
  // 00:30, 01:00 and 01:30 in summer time, then 02:00 in winter time.
  expect(iso(startsOn(venue, '2026-10-31'))).toEqual(['04:30', '05:00', '05:30', '07:00']);
});

test('an experience starts only within its own wall times', () => {
  const venue = venueWith([on(saturday, '00:00', '03:30')]);
  const experience = { hours: [on(saturday, '01:30', '03:30')] } as never;
  expect(iso(startsOn(venue, '2026-03-07', experience))).toEqual(['06:30', '07:00']);
});

test('weekly hours mean the same for bookings and for items', () => {
  const wall = fc.integer({ min: 0, max: 47 }).map((half) => {
    const [hours, minutes] = [Math.floor(half / 2), (half % 2) * 30];
    return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  });
  fc.assert(
    fc.property(wall, wall, fc.integer({ min: 0, max: 13 }), (start, end, day) => {
      const venue = venueWith([on(friday, start, end)], { time_zone: 'Asia/Kuala_Lumpur' });
      const date = `2026-11-${String(14 + day).padStart(2, '0')}`;
      const window = [{ weekdays: [friday], start, end }];
      const starts = startsOn(venue, date);
      const isOpen = (at: number) =>
        isInWindows(window, { now: new Date(at), time_zone: venue.time_zone, day_start: '04:00' });
      expect(starts.every(isOpen)).toBe(true);
      expect(starts.length > 0).toBe(['2026-11-20', '2026-11-27'].includes(date));
      for (const at of starts) expect(isOpen(at - 30 * 60_000)).toBe(at !== starts[0]);
    }),
  );
});
