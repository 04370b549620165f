import { expect, test } from 'vitest';
import { axisOf, partOf, snap } from './axis.ts';
import { inTheWay, landing, type Bar } from './bars.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-11-27T04:00:00Z');

const bar = (id: number, start: number, tables: number[], minutes = 90): Bar => ({
  id,
  start,
  end: start + minutes * minute,
  free: start + (minutes + 15) * minute,
  tables,
  title: `Party ${id}`,
  note: '',
  label: '',
  icon: null,
  tone: 'accent',
  isMovable: true,
});

test('an axis starts and ends at full local hours in half-hour time zones', () => {
  const india = 5.5 * hour;
  const { start, end, hours } = axisOf(
    [{ start: noon + 45 * minute, end: noon + 8 * hour }],
    india,
  );
  expect((start + india) % hour).toBe(0);
  expect((end + india) % hour).toBe(0);
  expect(start).toBeLessThanOrEqual(noon + 45 * minute);
  expect(end).toBeGreaterThanOrEqual(noon + 8 * hour);
  expect(hours).toHaveLength((end - start) / hour);
});

test('an axis contains all spans and has at least six hours', () => {
  for (let from = 0; from < 1440; from += 35)
    for (let stay = 15; stay <= 480; stay += 45) {
      const span = { start: noon + from * minute, end: noon + (from + stay) * minute };
      const axis = axisOf([{ start: noon + 6 * hour, end: noon + 7 * hour }, span], 8 * hour);
      expect(axis.hours.length).toBeGreaterThanOrEqual(6);
      expect(axis.start).toBeLessThanOrEqual(span.start);
      expect(axis.end).toBeGreaterThanOrEqual(span.end);
      expect(partOf(axis, span.start)).toBeLessThan(partOf(axis, span.end));
    }
});

test('a time snaps to the nearest grid point and stays on the axis', () => {
  const axis = axisOf([{ start: noon, end: noon + 6 * hour }], 0);
  expect(snap(axis, noon + 22 * minute, 15)).toBe(noon + 15 * minute);
  expect(snap(axis, noon + 23 * minute, 15)).toBe(noon + 30 * minute);
  expect(snap(axis, noon - 5 * hour, 30)).toBe(noon);
  expect(snap(axis, noon + 50 * hour, 30)).toBe(noon + 5.5 * hour);
});

test('a moved bar keeps its length and its set of tables', () => {
  const one = bar(1, noon, [7]);
  const moved = landing({ bar: one, start: noon + hour, table: 8, isByKeys: false });
  expect(moved).toMatchObject({ tables: [8], start: noon + hour, end: one.end + hour });
  const two = bar(2, noon, [7, 8]);
  expect(landing({ bar: two, start: noon, table: 9, isByKeys: true }).tables).toEqual([7, 8]);
});

test('a table is blocked until it is reset and a bar does not conflict with itself', () => {
  const one = bar(1, noon, [7]);
  const other = bar(2, noon + 3 * hour, [7]);
  const lift = (start: number, table: number | null) => ({
    bar: other,
    start,
    table,
    isByKeys: true,
  });
  expect(inTheWay(lift(noon + 100 * minute, 7), [one, other])).toBe(one);
  expect(inTheWay(lift(noon + 105 * minute, 7), [one, other])).toBeUndefined();
  expect(inTheWay(lift(noon, 8), [one, other])).toBeUndefined();
  expect(inTheWay({ bar: one, start: noon, table: 7, isByKeys: true }, [one])).toBeUndefined();
});
