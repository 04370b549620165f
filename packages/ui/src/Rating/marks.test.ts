import { expect, test } from 'vitest';
import { choicesOf, shareOfMark } from './marks.ts';

test('shareOfMark fills symbols up to a fraction', () => {
  expect([0, 1, 2, 3, 4].map((place) => shareOfMark(3.5, place))).toEqual([1, 1, 1, 0.5, 0]);
});

test('choicesOf returns whole symbols or halves', () => {
  expect(choicesOf(3, false)).toEqual([1, 2, 3]);
  expect(choicesOf(2, true)).toEqual([0.5, 1, 1.5, 2]);
});
