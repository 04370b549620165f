import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobOrdersOf } from '../printing/index.ts';
import { contextBy, anyOrder, itemNamed, menu, outlet, paidBy, refusalOf } from './anyOrder.ts';
import { billOf } from './bill.ts';
import { combineOrders } from './combineOrders.ts';
import type { OrderRecord } from './record.ts';
import { splitOrder } from './splitOrder.ts';
import { stockSteps } from './stock.ts';
import { takeStep } from './toggleOrderStatus.ts';
import { uncombineOrders } from './uncombineOrders.ts';
import { updateOrder } from './updateOrder.ts';

const combine = (orders: readonly OrderRecord[]) => {
  const [target, ...sources] = orders;
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  return combineOrders(target!, sources, versions, contextBy('waiter'));
};

const undo = ([target, ...sources]: readonly OrderRecord[]) =>
  uncombineOrders(target!, sources, target!.version, contextBy('waiter'));

const steps = ['accept', 'start', 'ready', 'serve'] as const;

/** An order after some lifecycle steps, with or without a reduction. */
const orders = fc
  .record({ reached: fc.integer({ min: 0, max: 4 }), isReduced: fc.boolean() })
  .map(({ reached, isReduced }) => {
    let order = anyOrder();
    for (const step of steps.slice(0, reached)) order = takeStep(order, step, {}, contextBy());
    if (!isReduced) return order;
    const change = { type: 'add_adjustment' as const, label: 'Late', rate: 500, amount: null };
    const input = { version: order.version, changes: [change] };
    return updateOrder(order, input, contextBy(), { menu, discounts: outlet.discounts });
  });

const comparable = ({
  version: _version,
  timeline: _timeline,
  undo: _undo,
  reasons: _reasons,
  review_at: _review,
  status_at: _at,
  ...rest
}: OrderRecord) => rest;

describe('undoing a combination', () => {
  test('restores every order to its previous state', () => {
    fc.assert(
      fc.property(fc.array(orders, { minLength: 2, maxLength: 4 }), (before) => {
        const after = undo(combine(before));
        expect(after.map(comparable)).toEqual(before.map(comparable));
        expect(after.map((order) => billOf(order).totals)).toEqual(
          before.map((order) => billOf(order).totals),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('moves no stock', () => {
    const combined = combine([anyOrder(), anyOrder()]);
    const after = undo(combined);
    expect(after.flatMap((order, i) => stockSteps(combined[i]!, order))).toEqual([]);
  });

  test('counts kitchen tickets of the combined order for the restored one', () => {
    const [target, source] = undo(combine([anyOrder(), anyOrder()]));
    expect(jobOrdersOf(source!)).toEqual([source!.id, target.id]);
  });

  test('restores orders that were combined one after the other', () => {
    const before = [anyOrder(), anyOrder(), anyOrder()];
    const [first, second] = combine([before[0]!, before[1]!]);
    const [target, third] = combine([first, before[2]!]);
    const after = undo([target, second!, third!]);
    expect(after.map(comparable)).toEqual(before.map(comparable));
  });

  test('keeps lines and reductions that were added since then on the target', () => {
    const [target, ...sources] = combine([anyOrder(), anyOrder()]);
    const line = { menu_id: itemNamed('Cendol').id, quantity: 1, options: [], note: '' };
    const grown = updateOrder(
      target,
      {
        version: target.version,
        changes: [
          { type: 'add_line', ...line },
          { type: 'add_adjustment', label: 'Sorry', rate: null, amount: 100 },
        ],
      },
      contextBy(),
      { menu, discounts: outlet.discounts },
    );
    const [first, second] = undo([grown, ...sources]);
    expect([first.items.length, second!.items.length]).toEqual([3, 2]);
    expect([first.reductions.length, second!.reductions.length]).toEqual([1, 0]);
  });

  test('is refused after a payment or a split, and for bills that were split from one order', () => {
    const accepted = () => takeStep(anyOrder(), 'accept', {}, contextBy());
    const [target, source] = combine([accepted(), accepted()]);
    expect(refusalOf(() => undo([paidBy(target, 'cash'), source!]))).toBe('cannotUncombine');
    const bills = [[{ line_id: target.items[2]!.id, quantity: 2 }]];
    const [first] = splitOrder(target, { version: target.version, bills }, ['9'], contextBy());
    expect(refusalOf(() => undo([first, source!]))).toBe('cannotUncombine');
    const order = accepted();
    const one = [[{ line_id: order.items[0]!.id, quantity: 1 }]];
    const parts = splitOrder(order, { version: order.version, bills: one }, ['9'], contextBy());
    expect(refusalOf(() => undo(combine(parts)))).toBe('cannotUncombine');
  });
});
