import {
  actionReasons,
  displayedMenu,
  getMerchantInfo,
  getOrder,
  getUserInfo,
  orderLists,
  orderMethods,
  orderStatuses,
  paymentStatuses,
} from '@servery/api';
import { shape } from '@servery/api/serve';
import { describe, expect, test } from 'vitest';
import { displayMenu } from '../menu/index.ts';
import { listOf, showOrder, showRow, terminal, type OrderRecord } from '../orders/index.ts';
import { businessDate } from '../time/index.ts';
import { guestArrives } from './guestArrives.ts';
import { merchants } from './merchants.ts';
import { sampleOrders } from './orders/sampleOrders.ts';
import { people } from './people.ts';
import { userInfoOf } from './person.ts';
import { createWorld } from './world.ts';

const noon = new Date('2026-11-20T05:30:00.000Z');
const small = { days: 2, perDay: 8 };

/** Whatever the time of day: noon, just after the day start, in the middle of the night. */
const moments = [noon, new Date('2026-11-20T20:00:30.000Z'), new Date('2026-11-20T18:59:59.999Z')];

/** Those that the rules open, and those that come from outside while an order is open. */
const shownReasons = actionReasons.filter(
  (code) => !['delivery_quote_expired', 'sync_conflict', 'member_debt'].includes(code),
);

describe('the sample’s orders', () => {
  test('are the same for the same moment and seed, and others for another', () => {
    const [one, two] = [
      sampleOrders({ now: noon, ...small }),
      sampleOrders({ now: noon, ...small }),
    ];
    expect(two).toEqual(one);
    expect(sampleOrders({ now: noon, ...small, seed: 8 })).not.toEqual(one);
  });

  test.each(moments)('at %s show every status, list, method, payment and reason', (now) => {
    const rows = sampleOrders({ now, ...small })
      .filter(({ merchant_id }) => merchant_id === 101)
      .map(showRow);
    const today = businessDate(now, merchants[0]!.settings);
    const here = rows.filter((row) => row.business_date === today);
    const all = <T>(valueOf: (row: (typeof rows)[number]) => T | readonly T[]) =>
      new Set(here.flatMap((row) => valueOf(row)));
    expect(all((row) => row.status)).toEqual(
      new Set(orderStatuses.filter((status) => status !== 'draft')),
    );
    expect(all((row) => row.list)).toEqual(new Set([...orderLists, null]));
    expect(all((row) => row.order_method)).toEqual(new Set(orderMethods));
    const payments = all((row) => row.payment_status);
    expect([...payments].toSorted()).toEqual(
      paymentStatuses.filter((status) => status !== 'written_off').toSorted(),
    );
    const reasons = all((row) => row.reasons);
    for (const code of shownReasons) expect(reasons).toContain(code);
  });

  test('have ids that are unique, exact and in the order of time', () => {
    const orders = sampleOrders({ now: noon, days: 12, perDay: 45 });
    const inside = (order: OrderRecord) =>
      [order.items, order.payments, order.refunds, order.reductions].flatMap((rows) =>
        rows.map(({ id }) => id),
      );
    const merged = (order: OrderRecord) => order.items.some(({ origin_id }) => origin_id !== null);
    const ids = orders.flatMap((order) => [order.id, ...(merged(order) ? [] : inside(order))]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    const placed = orders.map(({ placed_at }) => placed_at);
    expect(placed).toEqual(placed.toSorted());
  });

  test('keep the contract and the rules of money, day after day', () => {
    for (const order of sampleOrders({ now: noon, days: 9, perDay: 45 })) {
      const shown = showOrder(order);
      expect(() => shape(getOrder, shown)).not.toThrow();
      expect(Date.parse(order.status_at)).toBeLessThanOrEqual(noon.getTime());
      if (order.status === 'completed') expect(shown.balance).toBeLessThanOrEqual(0);
      if (order.business_date < '2026-11-20')
        expect([order.number, terminal.has(order.status), listOf(order)]).toEqual([
          order.number,
          true,
          order.status === 'merged' ? null : 'completed',
        ]);
    }
  });

  test('have numbers that nobody calls out twice on a day', () => {
    const numbers = sampleOrders({ now: noon, days: 5, perDay: 45 }).map(
      (order) => `${order.merchant_id} ${order.business_date} ${order.number.slice(1)}`,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('count up through the day, and name each other by those numbers', () => {
    const orders = sampleOrders({ now: noon, ...small }).filter(
      ({ merchant_id, business_date }) => merchant_id === 101 && business_date === '2026-11-20',
    );
    const counts = orders.map(({ number }) => Number(number.slice(1)));
    expect(counts).toEqual(counts.map((_, i) => i + 1));
    const source = orders.find(({ status }) => status === 'merged');
    const target = orders.find(({ id }) => id === source?.merged_into);
    expect(source?.timeline.at(-1)?.facts['to']).toBe(target?.number);
    const combined = target?.timeline.find(({ kind }) => kind === 'combine');
    expect(combined?.facts['from']).toBe(source?.number);
  });

  test('come with lunch and dinner, cash, cards and e-wallets', () => {
    const orders = sampleOrders({ now: noon, days: 9, perDay: 45 });
    const at = (from: number, to: number) =>
      orders.filter(({ placed_at }) => {
        const hour = (new Date(placed_at).getUTCHours() + 8) % 24;
        return hour >= from && hour < to;
      }).length;
    expect(at(12, 14)).toBeGreaterThan(2 * at(14, 16));
    expect(at(19, 21)).toBeGreaterThan(2 * at(16, 18));
    const kinds = orders.flatMap(({ payments }) => payments.map(({ kind }) => kind));
    for (const kind of ['cash', 'card', 'e_wallet', 'wallet', 'bank'] as const)
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(5);
  });
});

describe('the sample’s people and merchants', () => {
  test('are what the contract promises', () => {
    for (const person of people)
      expect(() => shape(getUserInfo, userInfoOf(person, merchants))).not.toThrow();
    for (const merchant of merchants) {
      const info = { ...merchant, employees: [] };
      expect(() => shape(getMerchantInfo, info)).not.toThrow();
      const shown = displayMenu(
        { ...merchant, merchant_id: merchant.id },
        { now: noon, time_zone: merchant.settings.time_zone, method: 'dine_in', table: null },
      );
      const menu = { method: 'GET', path: '/menu', summary: '', capability: 'public' } as const;
      expect(() => shape({ ...menu, returns: displayedMenu }, shown)).not.toThrow();
      expect(merchant.items.length).toBeGreaterThanOrEqual(40);
    }
  });

  test('have ids, names and PINs of their own', () => {
    const ids = merchants.flatMap((one) =>
      [one.tables, one.members, one.categories, one.items, one.discounts, one.promotions]
        .flat()
        .map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const key of ['id', 'username', 'name'] as const)
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
    const pins = people.flatMap(({ pin }) => pin ?? []);
    expect(new Set(pins).size).toBe(pins.length);
    expect(pins.every((pin) => /^\d{4,6}$/.test(pin))).toBe(true);
  });
});

describe('a world', () => {
  const begin = (now = noon) => createWorld({ now: () => now, ...small });

  test('is small enough to be made anew for every page', () => {
    const { orders } = createWorld({ now: () => noon });
    expect(orders.size).toBeGreaterThan(100);
    expect(orders.size).toBeLessThan(1000);
  });

  test('forgets everything when it is reset', () => {
    const world = begin();
    const before = [...world.orders.values()];
    guestArrives(world, 101);
    world.advance(600_000);
    expect(world.orders.size).toBe(before.length + 1);
    world.reset();
    expect([...world.orders.values()]).toEqual(before);
    expect(world.now()).toEqual(noon);
    expect(world.sequence(101)).toBe(0);
  });

  test('gives guests numbers that follow on, and tells who listens', () => {
    const world = begin();
    const told: number[] = [];
    const stop = world.listen(({ sequence }) => told.push(sequence));
    const [one, two] = [guestArrives(world, 101), guestArrives(world, 101)];
    stop();
    guestArrives(world, 101);
    expect(Number(two.number.slice(1))).toBe(Number(one.number.slice(1)) + 1);
    expect(two.id).toBeGreaterThan(one.id);
    expect(told).toEqual([1, 2]);
    expect(world.eventsSince(101, 1)?.map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(world.eventsSince(101, 4)).toBeNull();
  });

  test('is found again after a reload, from its changes alone', () => {
    const world = begin();
    guestArrives(world, 101);
    const kept = JSON.parse(JSON.stringify(world.changes())) as ReturnType<typeof world.changes>;
    const later = begin(new Date(noon.getTime() + 3_600_000));
    later.restore(kept);
    expect([...later.orders.values()]).toEqual([...world.orders.values()]);
    expect(later.sequence(101)).toBe(1);
  });
});
