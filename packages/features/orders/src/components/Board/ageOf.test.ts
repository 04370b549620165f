import { expect, test } from 'vitest';
import { toneOf, waitOf } from './ageOf.ts';

const order = {
  placed_at: '2026-03-02T04:00:00.000Z',
  promised_at: '2026-03-02T04:25:00.000Z',
  status_at: '2026-03-02T04:10:00.000Z',
} as const;

test('a new order is measured against the time allowed for accepting it', () => {
  expect(waitOf({ ...order, status: 'new' }, 3)).toEqual({ since: order.placed_at, limit: 3 });
});

test('an order in the kitchen is measured against the promised time', () => {
  const wait = { since: order.placed_at, limit: 25 };
  expect(waitOf({ ...order, status: 'accepted' })).toEqual(wait);
  expect(waitOf({ ...order, status: 'preparing' })).toEqual(wait);
  expect(waitOf({ ...order, status: 'preparing', promised_at: null }).limit).toBe(20);
});

test('a ready order is measured from when it became ready', () => {
  expect(waitOf({ ...order, status: 'ready' }).since).toBe(order.status_at);
});

test('a finished order has no limit', () => {
  expect(waitOf({ ...order, status: 'cancelled' }).limit).toBeNull();
  expect(toneOf(90, null)).toBe('over');
});

test('the tone becomes a warning before the limit and danger at the limit', () => {
  expect([0, 13, 14, 19, 20, 61].map((minutes) => toneOf(minutes, 20))).toEqual([
    'calm',
    'calm',
    'warning',
    'warning',
    'danger',
    'danger',
  ]);
});
