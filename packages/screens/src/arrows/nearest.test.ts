import { expect, test } from 'vitest';
import { nearest, type Box } from './nearest.ts';

const box = (left: number, top: number, height = 100): Box => ({
  left,
  right: left + 100,
  top,
  bottom: top + height,
});
/** One lane with a single column and one with two columns. */
const boxes = [box(0, 0), box(0, 110), box(200, 0), box(310, 0), box(200, 110), box(310, 110)];

test('up and down arrows move within a column, not along the row', () => {
  expect(nearest(boxes, 2, 'down')).toBe(4);
  expect(nearest(boxes, 4, 'up')).toBe(2);
});

test('left and right arrows move along the row and into the next lane', () => {
  expect(nearest(boxes, 0, 'right')).toBe(2);
  expect(nearest(boxes, 2, 'right')).toBe(3);
  expect(nearest(boxes, 4, 'left')).toBe(1);
});

test('arrow keys stop at the edge of the board', () => {
  expect(nearest(boxes, 0, 'up')).toBe(-1);
  expect(nearest(boxes, 1, 'left')).toBe(-1);
  expect(nearest(boxes, 5, 'right')).toBe(-1);
});
