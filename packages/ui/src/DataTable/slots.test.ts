import { expect, test } from 'vitest';
import { assignSlots } from './slots.ts';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

test('assignSlots keeps the slots of remaining rows and reuses free ones for new rows', () => {
  const before = assignSlots(new Map(), range(0, 4));
  const after = assignSlots(before, range(2, 6));
  expect(after.get(2)).toBe(before.get(2));
  expect(after.get(3)).toBe(before.get(3));
  expect(new Set([after.get(4), after.get(5)])).toEqual(new Set([before.get(0), before.get(1)]));
});

test('assignSlots reuses every slot after a jump', () => {
  const before = assignSlots(new Map(), range(0, 30));
  const after = assignSlots(before, range(9000, 9030));
  expect(new Set(after.values())).toEqual(new Set(before.values()));
});

test('assignSlots never assigns a slot to two rows', () => {
  let slots = new Map<number, number>();
  const views = [
    [...range(0, 20), 500],
    [...range(5, 31), 500],
    range(4, 30),
    range(5, 31),
    [...range(100, 101), 7],
    range(99, 130),
  ];
  for (const view of views) {
    slots = assignSlots(slots, view);
    expect(new Set(slots.values()).size).toBe(view.length);
  }
});
