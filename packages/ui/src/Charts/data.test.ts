import { expect, test } from 'vitest';
import { figureOf, strengths } from './data.ts';

const money = (value: number) => `RM ${value}`;

test('figureOf formats numbers, keeps text and shows a dash for a gap', () => {
  const row = { name: 'Mon', orders: 4, best: 'Laksa', refunds: null };
  expect(figureOf(row, 'orders', money)).toBe('RM 4');
  expect(figureOf(row, 'best', money)).toBe('Laksa');
  expect(figureOf(row, 'refunds', money)).toBe('–');
  expect(figureOf(row, 'nothing', money)).toBe('–');
});

test('strengths scales values from the lowest to the highest of all series', () => {
  const rows = [
    { name: 'Mon', a: 10, b: 20 },
    { name: 'Tue', a: 30, b: 20 },
  ];
  const strength = strengths(rows, ['a', 'b']);
  expect(rows.flatMap((row) => [strength(row, 'a'), strength(row, 'b')])).toEqual([0, 0.5, 1, 0.5]);
});

test('strengths returns 0 if all values are equal', () => {
  const rows = [{ name: 'Mon', a: 3 }];
  expect(strengths(rows, ['a'])(rows[0]!, 'a')).toBe(0);
});
