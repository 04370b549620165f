import type { LineStatus, OrderStatus } from '@servery/api';
import { assert, array, constantFrom, integer, nat, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contextBy,
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
const accepted = (): OrderRecord => takeStep(anyOrder(), 'accept', {}, contextBy());
const inputOf = (order: OrderRecord, ...at: number[]) =>
  at.map((i) => ({ id: order.items[i]!.id, quantity: order.items[i]!.quantity }));
const statusesOf = ({ status, items }: OrderRecord) => [
  status,
  ...items.map((line) => line.status),
];
const store = { menu, discounts: outlet.discounts };

/**
 * The expected line status after each step from each status; statuses that are left out are
 * refused.
 */
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

describe('kitchen line', () => {
  test('allows exactly the specified transitions', () => {
    expect(Object.keys(lineSteps).toSorted()).toEqual(names.toSorted());
    for (const name of names)
      for (const status of statuses) {
        const order = accepted();
        const items = order.items.map((line, i) => (i === 0 ? { ...line, status } : line));
        const stood = { ...order, items };
        const take = () => takeLineStep(stood, name, inputOf(stood, 0), contextBy(), show);
        const to = decided[name][status];
        if (to) expect([name, status, take().items[0]!.status]).toEqual([name, status, to]);
        else expect([name, status, refusalOf(take)]).toEqual([name, status, 'notAllowedNow']);
      }
  });

  test('updates the order status as lines are begun, ready and recalled', () => {
    let order = accepted();
    order = bumpLines(order, { lines: inputOf(order, 0), to: 'preparing' }, contextBy(), show);
    expect(statusesOf(order)).toEqual(['preparing', 'preparing', 'queued']);
    order = bumpLines(
      order,
      { lines: inputOf(order, 0, 1), to: 'ready' },
      contextBy('kitchen', 60),
      show,
    );
    expect(statusesOf(order)).toEqual(['ready', 'ready', 'ready']);
    expect(order.ready_at).toBe('2026-11-20T04:01:00.000Z');
    order = recallLines(order, { lines: inputOf(order, 1) }, contextBy('kitchen', 120), show);
    expect(statusesOf(order)).toEqual(['preparing', 'ready', 'preparing']);
    expect(order.ready_at).toBeNull();
    expect(order.timeline.slice(-3).map(({ kind }) => kind)).toEqual(['start', 'ready', 'recall']);
  });

  test('a held line keeps the order from being ready', () => {
    let order = accepted();
    order = fireLines(order, { lines: inputOf(order, 1), is_held: true }, contextBy(), show);
    order = bumpLines(order, { lines: inputOf(order, 0), to: 'ready' }, contextBy(), show);
    expect(statusesOf(order)).toEqual(['preparing', 'ready', 'held']);
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'bump', facts: { quantity: 2 } });
    order = fireLines(
      order,
      { lines: inputOf(order, 1), is_held: false },
      contextBy('kitchen', 30),
      show,
    );
    expect(order.items[1]).toMatchObject({
      status: 'queued',
      kitchen: { fired_at: '2026-11-20T04:00:30.000Z' },
    });
  });

  test('can be recalled for ten minutes unless it was served', () => {
    let order = accepted();
    order = bumpLines(order, { lines: inputOf(order, 0, 1), to: 'ready' }, contextBy(), show);
    const recall = (seconds: number, from = order) =>
      refusalOf(() =>
        recallLines(from, { lines: inputOf(from, 0) }, contextBy('kitchen', seconds), show),
      );
    expect(recall(600)).toBeNull();
    expect(recall(601)).toBe('tooLate');
    expect(recall(60, takeStep(order, 'serve', {}, contextBy()))).toBe('notAllowedNow');
  });

  test('a bump can be undone for 10 s plus 3 s of network delay', () => {
    const order = accepted();
    const done = bumpLines(order, { lines: inputOf(order, 0, 1), to: 'ready' }, contextBy(), show);
    const undo = (seconds: number, from = done) =>
      undoBump(from, { lines: inputOf(from, 0, 1) }, contextBy('kitchen', seconds), show);
    expect(statusesOf(undo(13))).toEqual(['accepted', 'queued', 'queued']);
    expect(refusalOf(() => undo(13.001))).toBe('tooLate');
    expect(refusalOf(() => undo(2, undo(1)))).toBe('notAllowedNow');
  });

  test('a bump requires kitchen permission, an open order and current quantities', () => {
    const order = accepted();
    const bump = (from = order, who: 'waiter' | 'kitchen' = 'kitchen', lines = inputOf(order, 0)) =>
      refusalOf(() => bumpLines(from, { lines, to: 'ready' }, contextBy(who), show));
    expect(bump()).toBeNull();
    expect(bump(order, 'waiter')).toBe('forbidden');
    expect(bump(orderAt('completed'))).toBe('notAllowedNow');
    expect(bump(order, 'kitchen', [{ id: 1, quantity: 1 }])).toBe('conflict');
    expect(bump(order, 'kitchen', [{ id: order.items[0]!.id, quantity: 3 }])).toBe('conflict');
  });

  test('bumping a line that is already ready changes nothing', () => {
    const order = accepted();
    const input = { lines: inputOf(order, 0), to: 'ready' as const };
    const done = bumpLines(order, input, contextBy(), show);
    expect(bumpLines(done, input, contextBy(), show)).toBe(done);
  });

  test('raising the quantity of a ready line puts the difference on the ticket', () => {
    let order = accepted();
    order = bumpLines(order, { lines: inputOf(order, 0, 1), to: 'ready' }, contextBy(), show);
    const { id: line_id } = order.items[0]!;
    const want = (quantity: number) =>
      updateOrder(
        order,
        { version: order.version, changes: [{ type: 'set_quantity', line_id, quantity }] },
        contextBy(),
        store,
      );
    const toMake = () =>
      ticketOf(order, () => null, '', contextBy().now).lines.map((line) => [
        line.status,
        line.to_make,
      ]);
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

test('random actions keep to the line transitions, and the order status follows the lines', () => {
  assert(
    property(array(commands, { maxLength: 40 }), (all) => {
      let order = accepted();
      let seconds = 0;
      for (const { name, at } of all) {
        const line = order.items[at % order.items.length]!;
        const context = contextBy('supervisor', seconds);
        const input = [{ id: line.id, quantity: line.quantity }];
        const change = (one: Parameters<typeof updateOrder>[1]['changes'][number]) =>
          updateOrder(order, { version: order.version, changes: [one] }, context, store);
        const decide = (): OrderRecord => {
          if (name === 'undo') return undoBump(order, { lines: input }, context, show);
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
          return takeLineStep(order, name, input, context, show);
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
          // The order status follows from the last kitchen step.
          if (order !== before) expect(order.status).toBe(statusFrom(order));
        }
        const late: OrderStatus[] = ['accepted', 'preparing', 'ready'];
        expect(late).toContain(order.status);
        const ticket = ticketOf(order, () => null, '', context.now);
        for (const { status, quantity, to_make, ...shown } of ticket.lines) {
          expect(to_make).toBeGreaterThanOrEqual(0);
          expect(to_make).toBeLessThanOrEqual(quantity);
          if (status === 'ready' || status === 'voided') expect(to_make).toBe(0);
          else if (status !== 'held') expect([to_make > 0, shown.name]).toEqual([true, shown.name]);
        }
        // Every line that has still to be made is on the ticket.
        const open = order.items.filter(({ status }) =>
          ['held', 'queued', 'preparing'].includes(status),
        );
        for (const { id } of open) expect(ticket.lines.map((one) => one.id)).toContain(id);
      }
    }),
    { numRuns: 300 },
  );
});
