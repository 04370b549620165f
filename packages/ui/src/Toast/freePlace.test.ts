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

test('stays at its edge where nothing is covered', () => {
  expect(place()).toEqual({ left: 0, right: 0, block: 0 });
  expect(place({ controls: [box(20, 20, 100, 40)] })).toEqual({ left: 0, right: 0, block: 0 });
});

test('appears beside an open drawer, on either side', () => {
  expect(place({ panels: [box(1000, 0, 440, 900)] })).toMatchObject({ left: 0, right: 440 });
  expect(place({ panels: [box(0, 0, 440, 900)], align: 'left' })).toMatchObject({ left: 440 });
});

test('appears beside a dialog if there is room', () => {
  expect(place({ panels: [box(460, 20, 520, 860)] })).toMatchObject({ left: 980, right: 0 });
  const wide = { panels: [box(200, 20, 1040, 860)], controls: [box(1100, 820, 120, 40)] };
  expect(place(wide)).toEqual({ left: 0, right: 0, block: 80 });
});

describe('on a phone', () => {
  const drawer = box(0, 0, 390, 844);
  const close = box(338, 12, 40, 40);
  const save = box(280, 790, 100, 40);
  const base = { view: phone, size: { width: 390, height: 80 }, panels: [drawer] };

  test('rises above the buttons of a drawer', () => {
    expect(place({ ...base, controls: [close, save] }).block).toBe(54);
  });
  test('goes below the head of a drawer', () => {
    expect(place({ ...base, edge: 'above', controls: [close, save] }).block).toBe(52);
  });
});

test('covers as few controls as it can where all of the edge is full of them', () => {
  const rows = Array.from({ length: 18 }, (_, row) => box(1300, row * 50 + 5, 40, 40));
  const crowded = [...rows, box(1100, 870, 40, 20), box(1160, 870, 40, 20)];
  expect(place({ controls: crowded }).block).toBeGreaterThan(0);
});

test('never covers more controls than at its edge', () => {
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
