import { assert, constantFrom, integer, array, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freePlace, type Box, type FreePlaceOptions } from './freePlace.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const place = (options: Partial<FreePlaceOptions> = {}) =>
  freePlace({
    view: desk,
    size: { width: 440, height: 90 },
    edge: 'below',
    align: 'right',
    panels: [],
    controls: [],
    ...options,
  });

test('a toast stays at its edge if it covers nothing', () => {
  expect(place()).toEqual({ left: 0, right: 0, block: 0 });
  expect(place({ controls: [box(20, 20, 100, 40)] })).toEqual({ left: 0, right: 0, block: 0 });
});

test('a toast appears next to an open drawer on either side', () => {
  expect(place({ panels: [box(1000, 0, 440, 900)] })).toMatchObject({ left: 0, right: 440 });
  expect(place({ panels: [box(0, 0, 440, 900)], align: 'left' })).toMatchObject({ left: 440 });
});

test('a toast appears next to a dialog if there is space', () => {
  expect(place({ panels: [box(460, 20, 520, 860)] })).toMatchObject({ left: 980, right: 0 });
  const wide = { panels: [box(200, 20, 1040, 860)], controls: [box(1100, 820, 120, 40)] };
  expect(place(wide)).toEqual({ left: 0, right: 0, block: 80 });
});

describe('a toast with a mouse on the page', () => {
  test('does not appear under the pointer', () => {
    expect(place({ pointer: { x: 1300, y: 860 } }).block).toBe(40);
    expect(place({ pointer: { x: 1300, y: 30 }, edge: 'above' }).block).toBe(31);
    expect(place({ pointer: { x: 300, y: 860 } }).block).toBe(0);
  });
  test('covers controls rather than the pointer', () => {
    const rows = Array.from({ length: 17 }, (_, row) => box(1300, row * 50 + 5, 40, 40));
    const { block } = place({ controls: rows, pointer: { x: 1300, y: 880 } });
    expect(block).toBeGreaterThanOrEqual(20);
  });
});

describe('a toast on a phone', () => {
  const drawer = box(0, 0, 390, 844);
  const close = box(338, 12, 40, 40);
  const save = box(280, 790, 100, 40);
  const base = { view: phone, size: { width: 390, height: 80 }, panels: [drawer] };

  test('appears above the buttons of a drawer', () => {
    expect(place({ ...base, controls: [close, save] }).block).toBe(54);
  });
  test('appears below the header of a drawer', () => {
    expect(place({ ...base, edge: 'above', controls: [close, save] }).block).toBe(52);
  });
});

test('a toast covers as few controls as possible if the whole edge has some', () => {
  const rows = Array.from({ length: 18 }, (_, row) => box(1300, row * 50 + 5, 40, 40));
  const crowded = [...rows, box(1100, 870, 40, 20), box(1160, 870, 40, 20)];
  expect(place({ controls: crowded }).block).toBeGreaterThan(0);
});

test('a toast never covers more controls than at its edge', () => {
  const control = record({
    left: integer({ min: 0, max: 1400 }),
    top: integer({ min: 0, max: 880 }),
  });
  assert(
    property(array(control), constantFrom('above', 'below'), (corners, edge) => {
      const controls = corners.map(({ left, top }) => box(left, top, 40, 20));
      const { block } = place({ controls, edge });
      const covered = (at: number) => {
        const top = edge === 'above' ? at : 900 - at - 90;
        return controls.filter((one) => one.right > 1000 && one.top < top + 90 && one.bottom > top)
          .length;
      };
      expect(covered(block)).toBeLessThanOrEqual(covered(0));
    }),
  );
});
