import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, businessDate, dayBounds } from './businessDate.ts';
import { instantFrom, instantOn, toInstant, toLocal } from './local.ts';
import { localRange, selectRange, todayRange } from './ranges.ts';
import { isWithinWindow } from './windows.ts';

const kl = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };
const newYork = { time_zone: 'America/New_York', day_start: '04:00' };

const hours = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;

describe('local time', () => {
  test('is read in the time zone of the merchant', () => {
    expect(toInstant('2026-11-21 15:30', 'Asia/Kuala_Lumpur')).toBe('2026-11-21T07:30:00.000Z');
    expect(toLocal('2026-11-21T16:00:59.999Z', 'Asia/Kuala_Lumpur')).toBe('2026-11-22 00:00');
    expect(toInstant('2026-01-15 12:00', 'Asia/Kathmandu')).toBe('2026-01-15T06:15:00.000Z');
  });

  test('takes the first occurrence of a repeated hour', () => {
    expect(toInstant('2026-11-01 01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(toInstant('2026-10-25 02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(toInstant('2026-04-05 01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
  });

  test('moves a skipped time by the length of the jump', () => {
    expect(toInstant('2026-03-08 02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(toLocal('2026-03-08T07:30:00Z', 'America/New_York')).toBe('2026-03-08 03:30');
  });

  test('in minutes of a date has no instant if it is skipped, or that of the jump', () => {
    const at = (read: typeof instantOn | typeof instantFrom, minutes: number) => {
      const instant = read('2026-03-07', minutes, 'America/New_York');
      return instant === null ? null : new Date(instant).toISOString();
    };
    const jump = '2026-03-08T07:00:00.000Z';
    for (const skipped of [26 * 60, 26 * 60 + 59])
      expect([at(instantOn, skipped), at(instantFrom, skipped)]).toEqual([null, jump]);
    expect(at(instantOn, 27 * 60)).toBe(jump);
    expect(at(instantFrom, 26 * 60 - 1)).toBe('2026-03-08T06:59:00.000Z');
  });

  test('refuses invalid dates and times', () => {
    for (const local of ['2026-02-30 10:00', '2026-13-01 00:00', '2026-01-01', 'soon']) {
      expect(() => toInstant(local, 'UTC')).toThrow('not a local time');
    }
    expect(() => toLocal('soon', 'UTC')).toThrow('not an instant');
  });
});

describe('business date', () => {
  test('of night trade is the day before, until the next day starts', () => {
    expect(businessDate('2026-11-21T19:59:59.999Z', kl)).toBe('2026-11-21');
    expect(businessDate('2026-11-21T20:00:00.000Z', kl)).toBe('2026-11-22');
    expect(businessDate(new Date('2026-11-21T16:30:00Z'), { ...kl, day_start: '00:00' })).toBe(
      '2026-11-22',
    );
  });

  test('changes at the wall time of the day start on nights with a clock change', () => {
    expect(businessDate('2026-03-08T07:59:00Z', newYork)).toBe('2026-03-07');
    expect(businessDate('2026-03-08T08:00:00Z', newYork)).toBe('2026-03-08');
    expect(businessDate('2026-11-01T08:59:00Z', newYork)).toBe('2026-10-31');
    expect(businessDate('2026-11-01T09:00:00Z', newYork)).toBe('2026-11-01');
    expect(hours(dayBounds('2026-03-07', newYork))).toBe(23);
    expect(hours(dayBounds('2026-10-31', newYork))).toBe(25);
    expect(hours(dayBounds('2026-11-21', kl))).toBe(24);
  });

  test('never goes back during a repeated hour', () => {
    const twice = { ...newYork, day_start: '01:30' };
    expect(businessDate('2026-11-01T05:30:00Z', twice)).toBe('2026-11-01');
    expect(businessDate('2026-11-01T06:10:00Z', twice)).toBe('2026-11-01');
  });

  test('has bounds that contain the instant and meet those of the next day, in every zone', () => {
    const zones = [
      'Asia/Kuala_Lumpur',
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/Havana',
      'Africa/Casablanca',
      'Pacific/Auckland',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 719 }),
        fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }),
        (time_zone, minutes, moment) => {
          const clock = [Math.floor(minutes / 60), minutes % 60];
          const day_start = clock.map((part) => String(part).padStart(2, '0')).join(':');
          const trading = { time_zone, day_start };
          const date = businessDate(new Date(moment), trading);
          const { start, end } = dayBounds(date, trading);
          expect(Date.parse(start)).toBeLessThanOrEqual(moment);
          expect(moment).toBeLessThan(Date.parse(end));
          expect(dayBounds(addDays(date, 1), trading).start).toBe(end);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('creates one formatter per time zone, because creation is slow', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const day of ['20', '21', '22']) {
      businessDate(`2026-11-${day}T00:00:00Z`, { ...kl, time_zone: 'Asia/Tokyo' });
    }
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });
});

describe('ranges', () => {
  test('default to the trading day, 00:00 to 23:59', () => {
    const today = { start_date: '2026-11-21 00:00', end_date: '2026-11-21 23:59' };
    expect(todayRange('2026-11-21T07:30:00Z', kl)).toEqual(today);
    expect(todayRange('2026-11-21T18:30:00Z', kl)).toEqual(today);
    expect(todayRange('2026-11-20T20:00:00Z', kl)).toEqual(today);
  });

  test('include their last minute', () => {
    const range = { start_date: '2026-11-21 00:00', end_date: '2026-11-21 23:59' };
    expect(localRange(range, kl.time_zone)).toEqual({
      start: '2026-11-20T16:00:00.000Z',
      end: '2026-11-21T16:00:00.000Z',
    });
    expect(() =>
      localRange({ start_date: range.end_date, end_date: range.start_date }, kl.time_zone),
    ).toThrow('is before');
  });

  test('select business dates on day boundaries, and instants within a day', () => {
    const select = (start_date: string, end_date: string) =>
      selectRange({ start_date, end_date }, kl);
    const days = { by: 'business_date', start: '2026-11-01', end: '2026-11-30' };
    expect(select('2026-11-01 00:00', '2026-11-30 23:59')).toEqual(days);
    expect(select('2026-11-01 04:00', '2026-12-01 03:59')).toEqual(days);
    expect(select('2026-11-21 10:00', '2026-11-21 14:59')).toEqual({
      by: 'instant',
      start: '2026-11-21T02:00:00.000Z',
      end: '2026-11-21T07:00:00.000Z',
    });
    expect(select('2026-11-01 00:00', '2026-12-01 03:59').by).toBe('instant');
  });
});

describe('windows', () => {
  const isOpen = (local: string, start: string, end: string, weekdays?: number[]) =>
    isWithinWindow(toInstant(local, kl.time_zone), { start, end, weekdays }, kl.time_zone);

  test('include their start and exclude their end', () => {
    expect(isOpen('2026-11-21 11:00', '11:00', '14:00')).toBe(true);
    expect(isOpen('2026-11-21 13:59', '11:00', '14:00')).toBe(true);
    expect(isOpen('2026-11-21 14:00', '11:00', '14:00')).toBe(false);
    expect(isOpen('2026-11-21 23:59', '18:00', '24:00')).toBe(true);
  });

  test('that cross midnight belong to the day on which they start', () => {
    const friday = [5];
    expect(isOpen('2026-11-20 23:00', '22:00', '02:00', friday)).toBe(true);
    expect(isOpen('2026-11-21 01:59', '22:00', '02:00', friday)).toBe(true);
    expect(isOpen('2026-11-21 02:00', '22:00', '02:00', friday)).toBe(false);
    expect(isOpen('2026-11-20 01:00', '22:00', '02:00', friday)).toBe(false);
    expect(isOpen('2026-11-21 23:00', '22:00', '02:00', friday)).toBe(false);
    expect(isOpen('2026-11-22 01:00', '22:00', '02:00', [6])).toBe(true);
  });

  test('before the day start are early on the named weekday', () => {
    const friday = [5];
    expect(isOpen('2026-11-20 01:00', '01:00', '03:00', friday)).toBe(true);
    expect(isOpen('2026-11-20 03:00', '01:00', '03:00', friday)).toBe(false);
    expect(isOpen('2026-11-21 01:00', '01:00', '03:00', friday)).toBe(false);
    expect(isOpen('2026-11-21 00:59', '01:00', '01:00', friday)).toBe(true);
    expect(isOpen('2026-11-21 01:00', '01:00', '01:00', friday)).toBe(false);
  });

  test('with equal start and end last a whole day from their start', () => {
    expect(isOpen('2026-11-21 03:00', '00:00', '00:00')).toBe(true);
    expect(isOpen('2026-11-21 03:00', '06:00', '06:00', [5])).toBe(true);
    expect(isOpen('2026-11-21 07:00', '06:00', '06:00', [5])).toBe(false);
  });

  test('refuse an invalid time of day', () => {
    expect(() => isOpen('2026-11-21 03:00', '9:00', '25:00')).toThrow('not a time of day');
  });
});
