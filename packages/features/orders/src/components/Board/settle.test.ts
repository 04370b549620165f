import type { OrderRow } from '@servery/api';
import { expect, test } from 'vitest';
import { hold, settle, type Slot } from './settle.ts';

const row = (id: number, version = 1) =>
  ({ id, version, reasons: [] as string[] }) as unknown as OrderRow;
const [one, two, three] = [row(1), row(2), row(3)];
const placesOf = (slots: readonly Slot[]) =>
  slots.map(({ order, isGone }) => (isGone ? -order.id : order.id));

test('an idle lane applies incoming orders immediately', () => {
  expect(placesOf(settle(settle([], [one, three]), [two, three]))).toEqual([2, 3]);
});

test('a held lane keeps every position and appends new orders', () => {
  const slots = settle([], [two, three]);
  expect(placesOf(hold(slots, [one, three]))).toEqual([-2, 3, 1]);
});

test('a held lane updates a changed order in its position', () => {
  const slots = settle([], [one, two]);
  expect(hold(slots, [row(1, 2), two])[0]?.order.version).toBe(2);
});

test('an order that returns to a held lane gets its former position', () => {
  const slots = hold(settle([], [one, two]), [two]);
  expect(placesOf(hold(slots, [one, two]))).toEqual([1, 2]);
});

test('a held lane settles into the sorted order', () => {
  const held = hold(settle([], [two, three]), [one, three]);
  expect(placesOf(settle(held, [one, three]))).toEqual([1, 3]);
});

test('a lane without changes stays the same object', () => {
  const slots = settle([], [one, two]);
  expect(settle(slots, [one, two])).toBe(slots);
  expect(hold(slots, [one, two])).toBe(slots);
});

test('a held lane keeps an order in its group when a reason opens', () => {
  const slots = settle([], [one, two]);
  const late = { ...row(1, 2), reasons: ['prep_overdue' as const] };
  expect(hold(slots, [late, two])[0]).toMatchObject({ group: 'progress' });
  expect(settle(slots, [late, two])[0]).toMatchObject({ group: 'attention' });
});
