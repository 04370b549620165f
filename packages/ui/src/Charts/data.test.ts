import { expect, test } from 'vitest';
import { figureOf, strengths } from './data.ts';

const money = (value: number) => `RM ${value}`;

test('reads figures as told, words as they are, and a gap as a dash', () => {
  const row = { name: 'Mon', orders: 4, best: 'Laksa', refunds: null };
  expect(figureOf(row, 'orders', money)).toBe('RM 4');
  expect(figureOf(row, 'best', money)).toBe('Laksa');
  expect(figureOf(row, 'refunds', money)).toBe('–');
  expect(figureOf(row, 'nothing', money)).toBe('–');
});

test('knows the weakest and the strongest of all series together', () => {
  const rows = [
    { name: 'Mon', a: 10, b: 20 },
    { name: 'Tue', a: 30, b: 20 },
  ];
  const strength = strengths(rows, ['a', 'b']);
  expect(rows.flatMap((row) => [strength(row, 'a'), strength(row, 'b')])).toEqual([0, 0.5, 1, 0.5]);
});

test('is not strong where all are equal', () => {
  const rows = [{ name: 'Mon', a: 3 }];
  expect(strengths(rows, ['a'])(rows[0]!, 'a')).toBe(0);
});
