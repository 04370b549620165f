import {
  orderMethods,
  orderStatuses,
  Problem,
  type OrderMethod,
  type OrderStatus,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { actBy, anyOrder, orderAt, paidBy, refusalOf } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { claimOrder } from './claimOrder.ts';
import { offerOf } from './offers.ts';
import { showOrder } from './show.ts';
import { stepNamed, steps, stepTo, type StepName } from './steps.ts';
import { takeStep, toggleOrderStatus } from './toggleOrderStatus.ts';
import { voidOrder } from './voidOrder.ts';

/** The arrows as they were decided: where each starts, where it ends, and for which methods. */
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
  const act = actBy();
  if (name === 'void') return voidOrder(order, { version, reason }, act);
  if (name === 'cancel') return cancelOrder(order, { version, reason, made: false }, act);
  if (name === 'claim') return claimOrder(order, { version, claimed: true }, act);
  const { to } = stepNamed(name);
  const arrow = stepTo(order, to);
  // The same status, by another arrow than this one.
  if (arrow !== null && arrow !== name) throw new Problem('notAllowedNow');
  return toggleOrderStatus(order, { version, status: to, reason }, act);
};

const names = Object.keys(decided) as StepName[];
const cases = names.flatMap((name) =>
  orderStatuses.flatMap((status) => orderMethods.map((method) => ({ name, status, method }))),
);

describe('the lifecycle', () => {
  test('has the arrows that were decided, and no other', () => {
    expect(Object.keys(steps).toSorted()).toEqual(names.toSorted());
  });

  test.each(cases)('$name from $status by $method', ({ name, status, method }) => {
    const [from, to, methods = orderMethods] = decided[name];
    const order = orderAt(status, method);
    if (from.includes(status) && methods.includes(method)) {
      const next = decide(name, order);
      // What is served and paid for is done.
      const isDone = (to === 'served' || to === 'dispatched') && name !== 'reopen';
      expect(next.status).toBe(isDone ? 'completed' : to);
      expect(next.version).toBe(order.version + 1);
      expect(next.timeline).toHaveLength(order.timeline.length + 1);
    } else expect(refusalOf(() => decide(name, order))).toBe('notAllowedNow');
  });

  test.each(cases)('offers $name from $status by $method just when it would do it', (one) => {
    const order = orderAt(one.status, one.method);
    const offer = offerOf(one.name, showOrder(order), actBy().actor.rights);
    expect(offer === 'allow').toBe(refusalOf(() => decide(one.name, order)) === null);
  });

  test('stamps each moment as it comes', () => {
    const accepted = takeStep(anyOrder(), 'accept', { minutes: 30 }, actBy('merchant', 60));
    expect(accepted).toMatchObject({
      accepted_at: '2026-11-20T04:01:00.000Z',
      promised_at: '2026-11-20T04:31:00.000Z',
    });
    const ready = takeStep(accepted, 'ready', {}, actBy('kitchen', 120));
    const served = takeStep(ready, 'serve', {}, actBy('waiter', 180));
    expect(served).toMatchObject({
      ready_at: '2026-11-20T04:02:00.000Z',
      served_at: '2026-11-20T04:03:00.000Z',
      completed_at: null,
    });
    expect(paidBy(served, 'card', actBy('cashier', 240))).toMatchObject({
      status: 'completed',
      completed_at: '2026-11-20T04:04:00.000Z',
    });
  });

  test('moves lines with the order, and never one back', () => {
    const order = orderAt('new');
    const [first, second] = order.items;
    const mixed = { ...order, items: [{ ...first!, status: 'ready' as const }, second!] };
    const accepted = takeStep(mixed, 'accept', {}, actBy());
    expect(accepted.items.map(({ status, sent_qty }) => [status, sent_qty])).toEqual([
      ['ready', 0],
      ['queued', 1],
    ]);
  });

  test('completes only what is paid', () => {
    for (const [name, status, method] of [
      ['complete', 'served', 'dine_in'],
      ['complete', 'dispatched', 'delivery'],
      ['claim', 'ready', 'pickup'],
    ] as const)
      expect(refusalOf(() => decide(name, orderAt(status, method, false)))).toBe('notPaid');
  });

  test('says why it rejects and reopens', () => {
    for (const [status, to] of [
      ['new', 'cancelled'],
      ['completed', 'served'],
    ] as const) {
      const order = orderAt(status);
      const wish = { version: order.version, status: to };
      expect(refusalOf(() => toggleOrderStatus(order, wish, actBy()))).toBe('invalid');
    }
  });

  test('reopens on the same trading day only', () => {
    const order = { ...orderAt('completed'), business_date: '2026-11-19' };
    expect(refusalOf(() => decide('reopen', order))).toBe('notAllowedNow');
  });

  test('refuses whoever is not allowed to, before anything else about the step', () => {
    for (const name of ['accept', 'reject', 'ready', 'serve', 'claim', 'complete'] as const)
      expect(refusalOf(() => takeStep(orderAt('new'), name, {}, actBy('host')))).toBe('forbidden');
  });
});

describe('undo', () => {
  const undone = (order: ReturnType<typeof orderAt>, seconds: number, who = actBy) =>
    toggleOrderStatus(
      order,
      { version: order.version, status: 'new', undo: true },
      who('merchant', seconds),
    );

  test('puts back what the step had moved', () => {
    const order = anyOrder();
    const accepted = takeStep(order, 'accept', {}, actBy());
    expect(undone(accepted, 9)).toMatchObject({
      status: 'new',
      accepted_at: null,
      promised_at: null,
      undo: null,
      items: [{ status: 'held' }, { status: 'held' }],
    });
    const ready = takeStep(accepted, 'ready', {}, actBy());
    expect(undone(ready, 9)).toMatchObject({
      status: 'accepted',
      ready_at: null,
      items: [{ status: 'queued' }, { status: 'queued' }],
    });
  });

  test('opens again what a step had completed', () => {
    const ready = orderAt('ready', 'pickup');
    const claimed = takeStep(ready, 'claim', {}, actBy());
    expect(undone(claimed, 9)).toMatchObject({
      status: 'ready',
      claimed_at: null,
      completed_at: null,
    });
    const served = takeStep(orderAt('ready'), 'serve', {}, actBy());
    expect(served.status).toBe('completed');
    expect(undone(served, 9).status).toBe('ready');
  });

  test('works for ten seconds and a slow network’s three, not longer', () => {
    const accepted = takeStep(anyOrder(), 'accept', {}, actBy());
    expect(undone(accepted, 13).status).toBe('new');
    expect(refusalOf(() => undone(accepted, 13.001))).toBe('tooLate');
  });

  test('takes back one step, and none that anything followed', () => {
    const accepted = takeStep(anyOrder(), 'accept', {}, actBy());
    const back = undone(accepted, 1);
    expect(refusalOf(() => undone(back, 2))).toBe('notAllowedNow');
    expect(refusalOf(() => undone(paidBy(accepted, 'cash'), 2))).toBe('notAllowedNow');
  });

  test('is for those who could have taken the step', () => {
    const accepted = takeStep(anyOrder(), 'accept', {}, actBy());
    const wish = { version: accepted.version, status: 'new' as const, undo: true };
    expect(refusalOf(() => toggleOrderStatus(accepted, wish, actBy('waiter')))).toBe('forbidden');
  });
});
