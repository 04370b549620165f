import { expectedOf } from '@servery/domain/drawers';
import { merchants } from '@servery/domain/fixtures';
import { expect, test } from 'vitest';
import { sampleOrders } from './orders/sampleOrders.ts';
import { sampleShifts } from './sampleShifts.ts';
import { createWorld } from './world.ts';

const now = () => new Date('2026-11-21T04:30:00Z');
const orders = sampleOrders({ now: now() });

test('every sample shift is closed on an earlier day, with its own ids', () => {
  const { shifts, cash } = sampleShifts(merchants, orders, now());
  expect(shifts.length).toBeGreaterThan(20);
  expect(shifts.filter(({ state }) => state !== 'closed')).toEqual([]);
  expect(shifts.filter(({ business_date }) => business_date >= '2026-11-21')).toEqual([]);
  const ids = cash.map(({ movement }) => movement.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a sample shift that is off by more than its limit was approved with a reason', () => {
  for (const shift of sampleShifts(merchants, orders, now()).shifts) {
    const variance = shift.counts.at(-1)!.amount - expectedOf(shift.opening.amount, shift.sums!);
    const isOver = Math.abs(variance) > shift.variance_limit;
    expect(shift).toMatchObject({ counts: { length: isOver ? 2 : 1 } });
    expect([shift.approved_by !== null, shift.reason !== '']).toEqual([isOver, isOver]);
  }
});

test('a browser that stored its changes has each sample shift and movement once', () => {
  const world = createWorld({ now });
  expect(world.drawers.changes()).toEqual({ drawers: [], shifts: [], cash: [] });
  const [shift] = world.drawers.shifts;
  world.drawers.keep({ ...shift!, reason: 'Corrected' });
  world.drawers.add(world.drawers.cash[0]!);
  const stored = world.drawers.changes();
  const before = world.drawers.cash.length;
  const other = createWorld({ now });
  other.drawers.restore(stored);
  expect(other.drawers.shifts).toEqual(world.drawers.shifts);
  expect(other.drawers.cash).toHaveLength(before);
});
