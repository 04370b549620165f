import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInWindows } from '../menu/availability.ts';
import { businessDate, dayBounds, toLocal } from '../time/index.ts';
import { dayReason, hoursOn, startsOn } from './hours.ts';
import { begin } from './reservationsStaging.ts';
import type { BookingHours, Venue } from './record.ts';

const [sunday, friday, saturday] = [0, 5, 6];

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

test.each([saturday, sunday])('hours that the clock skips open no day: weekday %i', (weekday) => {
  const venue = venueWith([on(weekday, '02:00', '03:00')]);
  const now = new Date('2026-03-01T12:00:00Z');
  expect(startsOn(venue, '2026-03-07')).toEqual([]);
  expect(hoursOn('2026-03-07', venue.calendar.hours, venue)).toEqual([]);
  expect(dayReason(venue, '2026-03-07', now)).toBe('closed');
  expect(startsOn(venue, weekday === saturday ? '2026-03-13' : '2026-03-14')).toHaveLength(2);
});

test('hours across a skipped hour keep the times of other days', () => {
  const venue = venueWith([on(sunday, '01:00', '04:30')], { day_start: '05:00' });
  // 01:00, 01:30, then 03:00, 03:30 and 04:00.
  expect(iso(startsOn(venue, '2026-03-07'))).toEqual(['06:00', '06:30', '07:00', '07:30', '08:00']);
  const late = venueWith([on(sunday, '02:30', '03:30')]);
  expect(iso(startsOn(late, '2026-03-07'))).toEqual(['07:00']);
  const [hours] = hoursOn('2026-03-07', late.calendar.hours, late);
  expect(iso([hours!.from, hours!.until])).toEqual(['07:00', '07:30']);
});

test('times of a repeated hour start once', () => {
  const venue = venueWith([on(sunday, '00:30', '02:30')]);
  // 00:30, 01:00 and 01:30 in summer time, then 02:00 in winter time.
  expect(iso(startsOn(venue, '2026-10-31'))).toEqual(['04:30', '05:00', '05:30', '07:00']);
});

test('an experience starts only within its own wall times', () => {
  const venue = venueWith([on(sunday, '00:00', '03:30')]);
  const experience = { hours: [on(sunday, '01:30', '03:30')] } as never;
  expect(iso(startsOn(venue, '2026-03-07', experience))).toEqual(['06:30', '07:00']);
});

test('hours across the day start belong in part to each of two trading days', () => {
  const venue = venueWith([on(friday, '22:00', '06:00')], { time_zone: 'UTC' });
  const [evening, morning] = ['2026-11-20', '2026-11-21'].map((date) => iso(startsOn(venue, date)));
  expect([evening!.at(0), evening!.at(-1)]).toEqual(['22:00', '03:30']);
  expect([morning!.at(0), morning!.at(-1)]).toEqual(['04:00', '05:30']);
});

test('weekly hours mean the same for bookings and for items, and each start is on its trading day', () => {
  const wall = fc.integer({ min: 0, max: 47 }).map((half) => {
    const [hours, minutes] = [Math.floor(half / 2), (half % 2) * 30];
    return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  });
  const zones = fc.constantFrom('Asia/Kuala_Lumpur', 'America/New_York', 'Australia/Lord_Howe');
  // Around the changes of clocks in March, April, October and November.
  const dates = fc
    .tuple(fc.constantFrom('03', '04', '10', '11'), fc.integer({ min: 1, max: 30 }))
    .map(([month, day]) => `2026-${month}-${String(day).padStart(2, '0')}`);
  fc.assert(
    fc.property(wall, wall, wall, zones, dates, (start, end, dayStart, time_zone, date) => {
      const day_start = dayStart < '12:00' ? dayStart : '00:00';
      const venue = venueWith([on(friday, start, end)], { time_zone, day_start });
      const window = [{ weekdays: [friday], start, end }];
      const starts = startsOn(venue, date);
      for (const at of starts) {
        expect(isInWindows(window, { now: new Date(at), time_zone })).toBe(true);
        expect(businessDate(new Date(at), venue)).toBe(date);
      }
      const bounds = dayBounds(date, venue);
      const halfHours = (Date.parse(bounds.end) - Date.parse(bounds.start)) / 1_800_000;
      const open = Array.from(
        { length: halfHours },
        (_, i) => Date.parse(bounds.start) + i * 1_800_000,
      ).filter((at) => isInWindows(window, { now: new Date(at), time_zone }));
      const wallsOf = (times: readonly number[]) =>
        new Set(times.map((at) => toLocal(new Date(at), time_zone)));
      expect(wallsOf(starts)).toEqual(wallsOf(open));
    }),
    { numRuns: 1000 },
  );
});
