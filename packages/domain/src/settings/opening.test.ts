import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, hasOverlap, toInstant, weekdayOf } from '../time/index.ts';
import { isOpenAt, openingAt, type Opening } from './opening.ts';

const time_zone = 'Asia/Kuala_Lumpur';
const open: Opening = { is_open: true, time_zone };
/** A Friday. */
const friday = '2026-11-20';
const at = (time: string, date = friday) => toInstant(`${date} ${time}`, time_zone);

describe('opening', () => {
  test('hours that cross midnight belong to the day on which they start', () => {
    const bar: Opening = { ...open, hours: [{ weekday: 5, start: '18:00', end: '02:00' }] };
    const saturday = addDays(friday, 1);
    expect(isOpenAt(bar, at('17:59'))).toBe(false);
    expect(isOpenAt(bar, at('18:00'))).toBe(true);
    expect(isOpenAt(bar, at('01:59', saturday))).toBe(true);
    expect(isOpenAt(bar, at('02:00', saturday))).toBe(false);
    expect(isOpenAt(bar, at('01:00'))).toBe(false);
  });

  test('a holiday replaces the hours of its date only', () => {
    const shop: Opening = {
      ...open,
      hours: [4, 5, 6].map((weekday) => ({ weekday, start: '20:00', end: '03:00' })),
      holidays: [{ date: friday, name: 'Wesak', hours: [] }],
    };
    expect(isOpenAt(shop, at('02:00'))).toBe(true);
    expect(openingAt(shop, at('21:00'))).toEqual({
      is_open: false,
      why: 'holiday',
      until: at('20:00', addDays(friday, 1)),
    });
  });

  test('a pause ends by itself, and hours decide again', () => {
    const override = { is_open: false, until: at('12:30') };
    const shop: Opening = {
      ...open,
      override,
      hours: [{ weekday: 5, start: '10:00', end: '13:00' }],
    };
    expect(openingAt(shop, at('12:00'))).toEqual({
      is_open: false,
      why: 'override',
      until: at('12:30'),
    });
    expect(openingAt(shop, at('12:30'))).toMatchObject({ is_open: true, until: at('13:00') });
    const longer = { ...shop, override: { is_open: true, until: at('14:00') } };
    expect(openingAt(longer, at('12:30'))).toMatchObject({ why: 'override', until: at('14:00') });
  });

  test('a closed store stays closed, whatever its hours', () => {
    const shop: Opening = {
      ...open,
      is_open: false,
      override: { is_open: true, until: at('23:00') },
    };
    expect(openingAt(shop, at('12:00'))).toEqual({ is_open: false, why: 'closed', until: null });
  });

  const minutes = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const window = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), from: minutes, to: minutes });
  const week = fc
    .array(window, { minLength: 1, maxLength: 10 })
    .map((all) =>
      all.map(({ weekday, from, to }) => ({ weekday, start: clock(from), end: clock(to) })),
    );
  const moment = fc.integer({ min: 0, max: 14 * 24 * 60 - 1 });

  test('windows overlap exactly if a minute of the week is in two of them', () => {
    const minutesOfWeek = ({
      weekday,
      start,
      end,
    }: {
      weekday: number;
      start: string;
      end: string;
    }) => {
      const [from, to] = [start, end].map(
        (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      );
      const length = to! > from! ? to! - from! : to! + 1440 - from!;
      return Array.from(
        { length: length / 15 },
        (_, i) => (weekday * 1440 + from! + i * 15) % 10_080,
      );
    };
    fc.assert(
      fc.property(week, (hours) => {
        const all = hours.flatMap(minutesOfWeek);
        expect(hasOverlap(hours) !== null).toBe(new Set(all).size < all.length);
      }),
    );
  });

  test('is open exactly in the windows, also over midnight, and changes next when it says', () => {
    fc.assert(
      fc.property(week, moment, (hours, minute) => {
        const shop: Opening = { ...open, hours };
        const now = Date.parse(at('00:00')) + minute * 60_000;
        const date = addDays(friday, Math.floor(minute / 1440));
        const wanted = hours.some(({ weekday, start, end }) => {
          const today = minute % 1440;
          const [from, to] = [start, end].map(
            (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
          );
          const until = to! > from! ? to! : to! + 1440;
          const isToday = weekday === weekdayOf(date) && from! <= today && today < until;
          const before = weekday === (weekdayOf(date) + 6) % 7;
          return isToday || (before && from! <= today + 1440 && today + 1440 < until);
        });
        const opening = openingAt(shop, new Date(now));
        expect(opening.is_open).toBe(wanted);
        const end = opening.until === null ? now + 14 * 86_400_000 : Date.parse(opening.until);
        expect(end).toBeGreaterThan(now);
        if (opening.until !== null) expect(isOpenAt(shop, opening.until)).toBe(!opening.is_open);
        for (let time = now; time < end; time += 15 * 60_000)
          if (isOpenAt(shop, new Date(time)) !== wanted) expect(new Date(time)).toBe('unchanged');
      }),
      { numRuns: 40 },
    );
  });
});
