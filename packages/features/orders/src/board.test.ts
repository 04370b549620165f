import type { OrderRow } from '@servery/api';
import { expect, test } from 'vitest';
import { lanesOf, mergeBoard, type Board } from './board.ts';

const row = (id: number, other: Partial<OrderRow> = {}) =>
  ({
    id,
    version: 1,
    list: 'new',
    reasons: [],
    placed_at: `2026-03-02T04:00:0${id}.000Z`,
    status_at: `2026-03-02T04:10:0${id}.000Z`,
    ...other,
  }) as unknown as OrderRow;
const board = (orders: OrderRow[], is_delta = false): Board => ({
  sequence: 1,
  now: '2026-03-02T04:20:00.000Z',
  is_delta,
  orders,
});
const ids = (rows: readonly OrderRow[]) => rows.map(({ id }) => id);

test('a full response keeps unchanged orders as the same objects', () => {
  const before = board([row(1), row(2), row(3)]);
  const after = mergeBoard(before, board([row(1), row(2, { reasons: ['accept_overdue'] })]));
  expect(ids(after.orders)).toEqual([1, 2]);
  expect(after.orders[0]).toBe(before.orders[0]);
  expect(after.orders[1]?.reasons).toEqual(['accept_overdue']);
});

test('a delta adds and updates orders and never reverts to an older version', () => {
  const before = board([row(1, { version: 3 }), row(2)]);
  const delta = board([row(1, { version: 2 }), row(2, { version: 2 }), row(4)], true);
  expect(mergeBoard(before, delta).orders.map(({ id, version }) => [id, version])).toEqual([
    [1, 3],
    [2, 2],
    [4, 1],
  ]);
});

test('new orders are sorted overdue first, then by how long they have waited', () => {
  const lanes = lanesOf([row(3, { reasons: ['accept_overdue'] }), row(1), row(2)]);
  expect(ids(lanes.new)).toEqual([3, 1, 2]);
});

test('orders that need action are sorted by attention, then by the promised time', () => {
  const promised = (minute: number) => ({
    list: 'action' as const,
    promised_at: `2026-03-02T04:${minute}:00.000Z`,
  });
  const lanes = lanesOf([
    row(1, promised(40)),
    row(2, { list: 'action', promised_at: null }),
    row(5, { ...promised(50), reasons: ['print_failed'] }),
    row(3, promised(30)),
    row(4, { ...promised(59), reasons: ['prep_overdue'] }),
  ]);
  expect(ids(lanes.action)).toEqual([4, 5, 3, 1, 2]);
});

test('completed orders are sorted latest first, and orders in no list are in no lane', () => {
  const lanes = lanesOf([
    row(4, { list: 'completed' }),
    row(5, { list: 'completed' }),
    row(6, { list: null }),
  ]);
  expect([ids(lanes.new), ids(lanes.action), ids(lanes.completed)]).toEqual([[], [], [5, 4]]);
});

test('an order that becomes unreadable leaves the board and returns once it is readable', () => {
  const before = board([row(1), row(2)]);
  const broken = { ...board([], true), unreadable: [{ id: 2, number: '002' }] };
  const without = mergeBoard(before, broken);
  expect(ids(without.orders)).toEqual([1]);
  expect(without.unreadable).toEqual([{ id: 2, number: '002' }]);
  const other = mergeBoard(without, board([row(1, { version: 2 })], true));
  expect(other.unreadable).toEqual([{ id: 2, number: '002' }]);
  const mended = mergeBoard(other, board([row(2, { version: 2 })], true));
  expect([ids(mended.orders), mended.unreadable]).toEqual([[1, 2], []]);
});
