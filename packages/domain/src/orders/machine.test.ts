import {
  orderMethods,
  orderStatuses,
  Problem,
  type OrderMethod,
  type OrderStatus,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contextBy, anyOrder, orderAt, paidBy, refusalOf } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { claimOrder } from './claimOrder.ts';
import { offerOf } from './offers.ts';
import { showOrder } from './show.ts';
import { stepNamed, steps, stepTo, type StepName } from './steps.ts';
import { takeStep, toggleOrderStatus } from './toggleOrderStatus.ts';
import { voidOrder } from './voidOrder.ts';

/** The specified transitions: start statuses, target status and order methods. */
const decided: Record<StepName, [from: OrderStatus[], to: OrderStatus, methods?: OrderMethod[]]> = {
  accept: [['new'], 'accepted'],
  reject: [['new'], 'cancelled'],
  start: [['accepted'], 'preparing'],
  ready: [['accepted', 'preparing'], 'ready'],
  serve: [['ready'], 'served', ['dine_in']],
  dispatch: [['ready'], 'dispatched', ['delivery']],
  claim: [['ready'], 'completed', ['pickup']],
  complete: [['served', 'dispatched'], 'completed'],
  reopen: [['completed'], 'served'],
  void: [['new', 'accepted', 'preparing', 'ready', 'served', 'dispatched'], 'voided'],
  cancel: [['new', 'accepted', 'preparing', 'ready'], 'cancelled'],
};

const reason = 'Because';

const decide = (name: StepName, order: ReturnType<typeof orderAt>) => {
  const { version } = order;
  const context = contextBy();
  if (name === 'void') return voidOrder(order, { version, reason }, context);
  if (name === 'cancel') return cancelOrder(order, { version, reason, made: false }, context);
  if (name === 'claim') return claimOrder(order, { version, claimed: true }, context);
  const { to } = stepNamed(name);
  const arrow = stepTo(order, to);
  // The same status would be reached by a different step.
  if (arrow !== null && arrow !== name) throw new Problem('notAllowedNow');
  return toggleOrderStatus(order, { version, status: to, reason }, context);
};

const names = Object.keys(decided) as StepName[];
const cases = names.flatMap((name) =>
  orderStatuses.flatMap((status) => orderMethods.map((method) => ({ name, status, method }))),
);

describe('order lifecycle', () => {
  test('has exactly the specified steps', () => {
    expect(Object.keys(steps).toSorted()).toEqual(names.toSorted());
  });

  test.each(cases)(
    'allows or refuses $name from $status by $method',
    ({ name, status, method }) => {
      const [from, to, methods = orderMethods] = decided[name];
      const order = orderAt(status, method);
      if (from.includes(status) && methods.includes(method)) {
        const next = decide(name, order);
        // Served and paid orders are completed automatically.
        const isDone = (to === 'served' || to === 'dispatched') && name !== 'reopen';
        expect(next.status).toBe(isDone ? 'completed' : to);
        expect(next.version).toBe(order.version + 1);
        expect(next.timeline).toHaveLength(order.timeline.length + 1);
      } else expect(refusalOf(() => decide(name, order))).toBe('notAllowedNow');
    },
  );

  test.each(cases)(
    'offers $name from $status by $method exactly if the step is possible',
    (one) => {
      const order = orderAt(one.status, one.method);
      const offer = offerOf(one.name, showOrder(order), contextBy().actor.rights);
      expect(offer === 'allow').toBe(refusalOf(() => decide(one.name, order)) === null);
    },
  );

  test('records a timestamp for each status', () => {
    const accepted = takeStep(anyOrder(), 'accept', { minutes: 30 }, contextBy('merchant', 60));
    expect(accepted).toMatchObject({
      accepted_at: '2026-11-20T04:01:00.000Z',
      promised_at: '2026-11-20T04:31:00.000Z',
    });
    const ready = takeStep(accepted, 'ready', {}, contextBy('kitchen', 120));
    const served = takeStep(ready, 'serve', {}, contextBy('waiter', 180));
    expect(served).toMatchObject({
      ready_at: '2026-11-20T04:02:00.000Z',
      served_at: '2026-11-20T04:03:00.000Z',
      completed_at: null,
    });
    expect(paidBy(served, 'card', contextBy('cashier', 240))).toMatchObject({
      status: 'completed',
      completed_at: '2026-11-20T04:04:00.000Z',
    });
  });

  test('moves lines forward with the order, and never back', () => {
    const order = orderAt('new');
    const [first, second] = order.items;
    const mixed = { ...order, items: [{ ...first!, status: 'ready' as const }, second!] };
    const accepted = takeStep(mixed, 'accept', {}, contextBy());
    expect(accepted.items.map(({ status, sent_qty }) => [status, sent_qty])).toEqual([
      ['ready', 0],
      ['queued', 1],
    ]);
  });

  test('completes paid orders only', () => {
    for (const [name, status, method] of [
      ['complete', 'served', 'dine_in'],
      ['complete', 'dispatched', 'delivery'],
      ['claim', 'ready', 'pickup'],
    ] as const)
      expect(refusalOf(() => decide(name, orderAt(status, method, false)))).toBe('notPaid');
  });

  test('requires a reason to reject or reopen', () => {
    for (const [status, to] of [
      ['new', 'cancelled'],
      ['completed', 'served'],
    ] as const) {
      const order = orderAt(status);
      const input = { version: order.version, status: to };
      expect(refusalOf(() => toggleOrderStatus(order, input, contextBy()))).toBe('invalid');
    }
  });

  test('reopens an order on the same business date only', () => {
    const order = { ...orderAt('completed'), business_date: '2026-11-19' };
    expect(refusalOf(() => decide('reopen', order))).toBe('notAllowedNow');
  });

  test('refuses a step without permission before checking its conditions', () => {
    for (const name of ['accept', 'reject', 'ready', 'serve', 'claim', 'complete'] as const)
      expect(refusalOf(() => takeStep(orderAt('new'), name, {}, contextBy('host')))).toBe(
        'forbidden',
      );
  });
});

describe('undo', () => {
  const undone = (order: ReturnType<typeof orderAt>, seconds: number, who = contextBy) =>
    toggleOrderStatus(
      order,
      { version: order.version, status: 'new', undo: true },
      who('merchant', seconds),
    );

  test('restores the status, timestamps and lines from before the step', () => {
    const order = anyOrder();
    const accepted = takeStep(order, 'accept', {}, contextBy());
    expect(undone(accepted, 9)).toMatchObject({
      status: 'new',
      accepted_at: null,
      promised_at: null,
      undo: null,
      items: [{ status: 'held' }, { status: 'held' }],
    });
    const ready = takeStep(accepted, 'ready', {}, contextBy());
    expect(undone(ready, 9)).toMatchObject({
      status: 'accepted',
      ready_at: null,
      items: [{ status: 'queued' }, { status: 'queued' }],
    });
  });

  test('reopens an order that a step completed', () => {
    const ready = orderAt('ready', 'pickup');
    const claimed = takeStep(ready, 'claim', {}, contextBy());
    expect(undone(claimed, 9)).toMatchObject({
      status: 'ready',
      claimed_at: null,
      completed_at: null,
    });
    const served = takeStep(orderAt('ready'), 'serve', {}, contextBy());
    expect(served.status).toBe('completed');
    expect(undone(served, 9).status).toBe('ready');
  });

  test('works for 10 s plus 3 s of network delay', () => {
    const accepted = takeStep(anyOrder(), 'accept', {}, contextBy());
    expect(undone(accepted, 13).status).toBe('new');
    expect(refusalOf(() => undone(accepted, 13.001))).toBe('tooLate');
  });

  test('reverts one step only, and none that another change followed', () => {
    const accepted = takeStep(anyOrder(), 'accept', {}, contextBy());
    const back = undone(accepted, 1);
    expect(refusalOf(() => undone(back, 2))).toBe('notAllowedNow');
    expect(refusalOf(() => undone(paidBy(accepted, 'cash'), 2))).toBe('notAllowedNow');
  });

  test('requires permission for the step', () => {
    const accepted = takeStep(anyOrder(), 'accept', {}, contextBy());
    const input = { version: accepted.version, status: 'new' as const, undo: true };
    expect(refusalOf(() => toggleOrderStatus(accepted, input, contextBy('waiter')))).toBe(
      'forbidden',
    );
  });
});
