import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merchants } from '../fixtures/merchants.ts';
import { isInWindows, isSoldOut, nextStart, offerOf } from './availability.ts';

const time_zone = 'Asia/Kuala_Lumpur';
const minute = 60_000;
const at = (text: string) => ({ now: new Date(`${text}:00+08:00`), time_zone });

const wall = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const window = fc.record({
  weekdays: fc.option(
    fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  ),
  start: wall,
  end: wall,
});
const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2027, 0, 1) / minute })
  .map((minutes) => ({ now: new Date(minutes * minute), time_zone }));

describe('availability windows', () => {
  const night = [{ weekdays: [5], start: '21:00', end: '04:00' }];

  test.each([
    ['2026-11-20T20:59', false],
    ['2026-11-20T21:00', true],
    ['2026-11-21T03:59', true],
    ['2026-11-21T04:00', false],
    ['2026-11-21T21:00', false],
    ['2026-11-20T03:00', false],
  ])('an overnight window belongs to the day on which it starts: %s', (text, isOpen) => {
    expect(isInWindows(night, at(text))).toBe(isOpen);
  });

  test('an empty list means always available', () => {
    fc.assert(fc.property(moment, (when) => isInWindows([], when)));
  });

  test('a window and its complement never overlap and leave no gap', () => {
    fc.assert(
      fc.property(wall, wall, moment, (start, end, when) => {
        fc.pre(start !== end);
        const one = isInWindows([{ weekdays: null, start, end }], when);
        const other = isInWindows([{ weekdays: null, start: end, end: start }], when);
        expect(one).toBe(!other);
      }),
    );
  });

  test('nextStart is in the future, within a week, and inside a window', () => {
    fc.assert(
      fc.property(fc.array(window, { minLength: 1, maxLength: 3 }), moment, (windows, when) => {
        const next = nextStart(windows, when);
        const start = new Date(next!);
        expect(start.getTime()).toBeGreaterThan(when.now.getTime());
        expect(start.getTime() - when.now.getTime()).toBeLessThanOrEqual(7 * 24 * 60 * minute);
        expect(isInWindows(windows, { now: start, time_zone })).toBe(true);
      }),
    );
  });

  test('nextStart is when the clock jumps if it skips a start, and never in a skipped window', () => {
    const when = { now: new Date('2026-03-08T06:30:00Z'), time_zone: 'America/New_York' };
    const starts = (start: string, end: string) =>
      nextStart([{ weekdays: null, start, end }], when);
    expect(starts('02:30', '05:00')).toBe('2026-03-08T07:00:00.000Z');
    expect(starts('02:00', '03:00')).toBe('2026-03-09T06:00:00.000Z');
  });

  test('a closed window stays closed until its next start', () => {
    fc.assert(
      fc.property(
        window,
        moment,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (one, when, part) => {
          fc.pre(!isInWindows([one], when));
          const next = Date.parse(nextStart([one], when)!);
          const between = when.now.getTime() + part * (next - when.now.getTime());
          expect(isInWindows([one], { now: new Date(between), time_zone })).toBe(false);
        },
      ),
    );
  });
});

describe('menu item', () => {
  const [item] = merchants[0]!.items;
  const noon = at('2026-11-20T12:00');

  test('becomes available again at its set time', () => {
    const until = noon.now.toISOString();
    const out = { ...item!, is_available: false, unavailable_until: until };
    expect(isSoldOut(out, new Date(noon.now.getTime() - 1))).toBe(true);
    expect(isSoldOut(out, noon.now)).toBe(false);
    const before = { ...noon, now: new Date(noon.now.getTime() - 1) };
    expect(offerOf(out, 'dine_in', before)).toMatchObject({
      is_available: false,
      unavailable: 'sold_out',
      available_at: until,
    });
  });

  test('is sold out at zero stock unless negative stock is allowed', () => {
    expect(isSoldOut({ ...item!, stock: 0 }, noon.now)).toBe(true);
    expect(isSoldOut({ ...item!, stock: 0, allow_negative: true }, noon.now)).toBe(false);
    expect(isSoldOut({ ...item!, stock: 1 }, noon.now)).toBe(false);
    expect(isSoldOut({ ...item!, stock: null }, noon.now)).toBe(false);
  });

  test('reports the start of its next window outside its hours', () => {
    const supper = { ...item!, windows: [{ weekdays: null, start: '21:00', end: '04:00' }] };
    expect(offerOf(supper, 'pickup', noon)).toMatchObject({
      is_available: false,
      unavailable: 'not_now',
      available_at: '2026-11-20T13:00:00.000Z',
    });
  });
});
