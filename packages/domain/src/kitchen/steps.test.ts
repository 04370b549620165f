import type { LineStatus, OrderStatus } from '@servery/api';
import { assert, array, constantFrom, integer, nat, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actBy,
  anyOrder,
  itemNamed,
  menu,
  orderAt,
  outlet,
  refusalOf,
} from '../orders/anyOrder.ts';
import { takeStep } from '../orders/toggleOrderStatus.ts';
import type { OrderRecord } from '../orders/record.ts';
import { updateOrder } from '../orders/updateOrder.ts';
import { bumpLines, fireLines, recallLines } from './bumpLines.ts';
import { lineSteps, statusFrom, takeLineStep, undoBump, type LineStepName } from './steps.ts';
import { ticketOf } from './tickets.ts';

const show = ({ id }: OrderRecord) => id;
const accepted = (): OrderRecord => takeStep(anyOrder(), 'accept', {}, actBy());
const wishOf = (order: OrderRecord, ...at: number[]) =>
  at.map((i) => ({ id: order.items[i]!.id, quantity: order.items[i]!.quantity }));
const standing = ({ status, items }: OrderRecord) => [status, ...items.map((line) => line.status)];
const shelf = { menu, discounts: outlet.discounts };

/** The arrows as they were decided: what each makes of a line's status; null where it is refused. */
const decided: Record<LineStepName, Partial<Record<LineStatus, LineStatus>>> = {
  start: { queued: 'preparing', preparing: 'preparing', ready: 'ready', served: 'served' },
  ready: { queued: 'ready', preparing: 'ready', ready: 'ready', served: 'served' },
  recall: { ready: 'preparing', preparing: 'preparing', queued: 'queued' },
  hold: { queued: 'held', held: 'held' },
  fire: {
    held: 'queued',
    queued: 'queued',
    preparing: 'preparing',
    ready: 'ready',
    served: 'served',
  },
};
const names = Object.keys(decided) as LineStepName[];
const statuses: LineStatus[] = ['held', 'queued', 'preparing', 'ready', 'served'];

describe('a line in the kitchen', () => {
  test('has the arrows that were decided, and no other', () => {
    expect(Object.keys(lineSteps).toSorted()).toEqual(names.toSorted());
    for (const name of names)
      for (const status of statuses) {
        const order = accepted();
        const items = order.items.map((line, i) => (i === 0 ? { ...line, status } : line));
        const stood = { ...order, items };
        const take = () => takeLineStep(stood, name, wishOf(stood, 0), actBy(), show);
        const to = decided[name][status];
        if (to) expect([name, status, take().items[0]!.status]).toEqual([name, status, to]);
        else expect([name, status, refusalOf(take)]).toEqual([name, status, 'notAllowedNow']);
      }
  });

  test('takes the order along: begun, ready, and back', () => {
    let order = accepted();
    order = bumpLines(order, { lines: wishOf(order, 0), to: 'preparing' }, actBy(), show);
    expect(standing(order)).toEqual(['preparing', 'preparing', 'queued']);
    order = bumpLines(
      order,
      { lines: wishOf(order, 0, 1), to: 'ready' },
      actBy('kitchen', 60),
      show,
    );
    expect(standing(order)).toEqual(['ready', 'ready', 'ready']);
    expect(order.ready_at).toBe('2026-11-20T04:01:00.000Z');
    order = recallLines(order, { lines: wishOf(order, 1) }, actBy('kitchen', 120), show);
    expect(standing(order)).toEqual(['preparing', 'ready', 'preparing']);
    expect(order.ready_at).toBeNull();
    expect(order.timeline.slice(-3).map(({ kind }) => kind)).toEqual(['start', 'ready', 'recall']);
  });

  test('is not ready as an order while a course waits', () => {
    let order = accepted();
    order = fireLines(order, { lines: wishOf(order, 1), is_held: true }, actBy(), show);
    order = bumpLines(order, { lines: wishOf(order, 0), to: 'ready' }, actBy(), show);
    expect(standing(order)).toEqual(['preparing', 'ready', 'held']);
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'bump', facts: { quantity: 2 } });
    order = fireLines(
      order,
      { lines: wishOf(order, 1), is_held: false },
      actBy('kitchen', 30),
      show,
    );
    expect(order.items[1]).toMatchObject({
      status: 'queued',
      kitchen: { fired_at: '2026-11-20T04:00:30.000Z' },
    });
  });

  test('can be brought back for ten minutes, and while the plate is there', () => {
    let order = accepted();
    order = bumpLines(order, { lines: wishOf(order, 0, 1), to: 'ready' }, actBy(), show);
    const recall = (seconds: number, from = order) =>
      refusalOf(() =>
        recallLines(from, { lines: wishOf(from, 0) }, actBy('kitchen', seconds), show),
      );
    expect(recall(600)).toBeNull();
    expect(recall(601)).toBe('tooLate');
    expect(recall(60, takeStep(order, 'serve', {}, actBy()))).toBe('notAllowedNow');
  });

  test('goes one step back within ten seconds, to where it was', () => {
    const order = accepted();
    const done = bumpLines(order, { lines: wishOf(order, 0, 1), to: 'ready' }, actBy(), show);
    const undo = (seconds: number, from = done) =>
      undoBump(from, { lines: wishOf(from, 0, 1) }, actBy('kitchen', seconds), show);
    expect(standing(undo(13))).toEqual(['accepted', 'queued', 'queued']);
    expect(refusalOf(() => undo(13.001))).toBe('tooLate');
    expect(refusalOf(() => undo(2, undo(1)))).toBe('notAllowedNow');
  });

  test('is bumped by the kitchen, at an order that is open, as it was read', () => {
    const order = accepted();
    const bump = (from = order, who: 'waiter' | 'kitchen' = 'kitchen', lines = wishOf(order, 0)) =>
      refusalOf(() => bumpLines(from, { lines, to: 'ready' }, actBy(who), show));
    expect(bump()).toBeNull();
    expect(bump(order, 'waiter')).toBe('forbidden');
    expect(bump(orderAt('completed'))).toBe('notAllowedNow');
    expect(bump(order, 'kitchen', [{ id: 1, quantity: 1 }])).toBe('conflict');
    expect(bump(order, 'kitchen', [{ id: order.items[0]!.id, quantity: 3 }])).toBe('conflict');
  });

  test('changes nothing where it is there already', () => {
    const order = accepted();
    const wish = { lines: wishOf(order, 0), to: 'ready' as const };
    const done = bumpLines(order, wish, actBy(), show);
    expect(bumpLines(done, wish, actBy(), show)).toBe(done);
  });

  test('of which more are wanted is a ticket of the difference', () => {
    let order = accepted();
    order = bumpLines(order, { lines: wishOf(order, 0, 1), to: 'ready' }, actBy(), show);
    const { id: line_id } = order.items[0]!;
    const want = (quantity: number) =>
      updateOrder(
        order,
        { version: order.version, changes: [{ type: 'set_quantity', line_id, quantity }] },
        actBy(),
        shelf,
      );
    const toMake = () =>
      ticketOf(order, () => null, '', actBy().now).lines.map((line) => [line.status, line.to_make]);
    order = want(5);
    expect(toMake()).toEqual([
      ['queued', 3],
      ['ready', 0],
    ]);
    order = want(4);
    expect(toMake()[0]).toEqual(['queued', 2]);
    order = want(2);
    expect(toMake()[0]).toEqual(['ready', 0]);
  });
});

const commands = oneof(
  record({ name: constantFrom(...names), at: nat(2) }),
  record({ name: constantFrom('undo' as const), at: nat(2) }),
  record({ name: constantFrom('more' as const, 'fewer' as const, 'void' as const), at: nat(2) }),
  record({ name: constantFrom('add' as const), at: nat(2) }),
  record({ name: constantFrom('wait' as const), at: integer({ min: 1, max: 900 }) }),
);

test('whatever the kitchen and the floor do, the lines keep to the machine and the order follows them', () => {
  assert(
    property(array(commands, { maxLength: 40 }), (all) => {
      let order = accepted();
      let seconds = 0;
      for (const { name, at } of all) {
        const line = order.items[at % order.items.length]!;
        const act = actBy('supervisor', seconds);
        const wish = [{ id: line.id, quantity: line.quantity }];
        const change = (one: Parameters<typeof updateOrder>[1]['changes'][number]) =>
          updateOrder(order, { version: order.version, changes: [one] }, act, shelf);
        const decide = (): OrderRecord => {
          if (name === 'undo') return undoBump(order, { lines: wish }, act, show);
          if (name === 'wait') return order;
          if (name === 'void')
            return change({ type: 'void_line', line_id: line.id, reason: 'Dropped', made: false });
          if (name === 'add') {
            const { id: menu_id } = itemNamed('Roti tisu');
            return change({ type: 'add_line', menu_id, quantity: 1, options: [], note: '' });
          }
          if (name === 'more' || name === 'fewer') {
            const quantity = Math.max(1, line.quantity + (name === 'more' ? 1 : -1));
            return change({ type: 'set_quantity', line_id: line.id, quantity });
          }
          return takeLineStep(order, name, wish, act, show);
        };
        if (name === 'wait') seconds += at;
        const isStep = name in decided;
        const wanted = isStep ? decided[name as LineStepName][line.status] : undefined;
        const before = order;
        const refusal = refusalOf(() => {
          order = decide();
        });
        if (isStep && line.status !== 'voided') expect(refusal === null).toBe(wanted !== undefined);
        if (refusal !== null) expect(order).toBe(before);
        if (isStep && refusal === null) {
          expect(order.items.find(({ id }) => id === line.id)!.status).toBe(wanted);
          // What the kitchen did last is what the order says.
          if (order !== before) expect(order.status).toBe(statusFrom(order));
        }
        const late: OrderStatus[] = ['accepted', 'preparing', 'ready'];
        expect(late).toContain(order.status);
        const ticket = ticketOf(order, () => null, '', act.now);
        for (const { status, quantity, to_make, ...shown } of ticket.lines) {
          expect(to_make).toBeGreaterThanOrEqual(0);
          expect(to_make).toBeLessThanOrEqual(quantity);
          if (status === 'ready' || status === 'voided') expect(to_make).toBe(0);
          else if (status !== 'held') expect([to_make > 0, shown.name]).toEqual([true, shown.name]);
        }
        // Nothing that is to be made is off the display.
        const open = order.items.filter(({ status }) =>
          ['held', 'queued', 'preparing'].includes(status),
        );
        for (const { id } of open) expect(ticket.lines.map((one) => one.id)).toContain(id);
      }
    }),
    { numRuns: 300 },
  );
});
