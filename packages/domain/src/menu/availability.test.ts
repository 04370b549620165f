import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merchants } from '../sample/merchants.ts';
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

describe('hours', () => {
  const night = [{ weekdays: [5], start: '21:00', end: '04:00' }];

  test.each([
    ['2026-11-20T20:59', false],
    ['2026-11-20T21:00', true],
    ['2026-11-21T03:59', true],
    ['2026-11-21T04:00', false],
    ['2026-11-21T21:00', false],
    ['2026-11-20T03:00', false],
  ])('over midnight belong to the day on which they start: %s', (text, isOpen) => {
    expect(isInWindows(night, at(text))).toBe(isOpen);
  });

  test('that nobody gave are always', () => {
    fc.assert(fc.property(moment, (when) => isInWindows([], when)));
  });

  test('and those from their end to their start are each moment one or the other', () => {
    fc.assert(
      fc.property(wall, wall, moment, (start, end, when) => {
        fc.pre(start !== end);
        const one = isInWindows([{ weekdays: null, start, end }], when);
        const other = isInWindows([{ weekdays: null, start: end, end: start }], when);
        expect(one).toBe(!other);
      }),
    );
  });

  test('begin at the moment that is told as their next start, and not just before', () => {
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

  test('never open between now and their next start while they are shut', () => {
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

describe('an item', () => {
  const [item] = merchants[0]!.items;
  const noon = at('2026-11-20T12:00');

  test('that ran out returns by itself at its moment', () => {
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

  test('is sold out once none is left, unless it may go below', () => {
    expect(isSoldOut({ ...item!, stock: 0 }, noon.now)).toBe(true);
    expect(isSoldOut({ ...item!, stock: 0, allow_negative: true }, noon.now)).toBe(false);
    expect(isSoldOut({ ...item!, stock: 1 }, noon.now)).toBe(false);
    expect(isSoldOut({ ...item!, stock: null }, noon.now)).toBe(false);
  });

  test('out of its hours says when they come', () => {
    const supper = { ...item!, windows: [{ weekdays: null, start: '21:00', end: '04:00' }] };
    expect(offerOf(supper, 'pickup', noon)).toMatchObject({
      is_available: false,
      unavailable: 'not_now',
      available_at: '2026-11-20T13:00:00.000Z',
    });
  });
});
