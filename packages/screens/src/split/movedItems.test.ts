import { expect, test } from 'vitest';
import { countOf, hasSeveral, stillOn } from './movedItems.ts';

const line = (id: number, quantity: number, status: 'queued' | 'voided' = 'queued') => ({
  id,
  quantity,
  status,
});

test('keeps only the items that the order still has, as often as it has them', () => {
  const items = [
    { line_id: 1, quantity: 3 },
    { line_id: 2, quantity: 1 },
    { line_id: 3, quantity: 1 },
  ];
  expect(stillOn(items, [line(1, 2), line(2, 1, 'voided'), line(4, 5)])).toEqual([
    { line_id: 1, quantity: 2 },
  ]);
  expect(countOf(items)).toBe(5);
});

test('splits a bill by item only if it has several that aren’t voided', () => {
  expect(hasSeveral({ items: [line(1, 2)] })).toBe(true);
  expect(hasSeveral({ items: [line(1, 1), line(2, 1)] })).toBe(true);
  expect(hasSeveral({ items: [line(1, 1), line(2, 4, 'voided')] })).toBe(false);
});
