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
import { displayMenu } from '@servery/domain/menu';
import { listOf, showOrder, showRow, terminal, type OrderRecord } from '@servery/domain/orders';
import { businessDate } from '@servery/domain/time';
import { guestArrives } from './guestArrives.ts';
import { merchants } from '@servery/domain/fixtures';
import { sampleOrders } from './orders/sampleOrders.ts';
import { people } from './people.ts';
import { userInfoOf } from './person.ts';
import { createWorld } from './world.ts';

const noon = new Date('2026-11-20T05:30:00.000Z');
const small = { days: 2, perDay: 8 };

/** Different times of day: noon, just after the day start, and in the middle of the night. */
const moments = [noon, new Date('2026-11-20T20:00:30.000Z'), new Date('2026-11-20T18:59:59.999Z')];

/** The reasons that the rules open, and those that come from outside while an order is open. */
const shownReasons = actionReasons.filter(
  (code) => !['delivery_quote_expired', 'sync_conflict', 'member_debt'].includes(code),
);

describe('sample orders', () => {
  test('are the same for the same time and seed, and differ for another seed', () => {
    const [one, two] = [
      sampleOrders({ now: noon, ...small }),
      sampleOrders({ now: noon, ...small }),
    ];
    expect(two).toEqual(one);
    expect(sampleOrders({ now: noon, ...small, seed: 8 })).not.toEqual(one);
  });

  test.each(moments)('at %s cover every status, list, method, payment status and reason', (now) => {
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

  /** At the second of these times, a morning order and a scene once had the same id. */
  const busyMoments = [noon, new Date('2026-11-24T05:12:45.000Z')];

  test.each(busyMoments)('at %s have unique and exact ids, and are sorted by time', (now) => {
    const orders = sampleOrders({ now, days: 12, perDay: 45 });
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

  test('match the contract and the money rules on every day', () => {
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

  test('have unique numbers within a day', () => {
    const numbers = sampleOrders({ now: noon, days: 5, perDay: 45 }).map(
      (order) => `${order.merchant_id} ${order.business_date} ${order.number.slice(1)}`,
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('are numbered consecutively through the day, also in references to each other', () => {
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

  test('peak at lunch and dinner, and use all kinds of payment', () => {
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

describe('sample people and merchants', () => {
  test('match the contract', () => {
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

  test('have unique ids, names and PINs', () => {
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

describe('world', () => {
  const begin = (now = noon) => createWorld({ now: () => now, ...small });

  test('has between 100 and 1,000 orders, few enough to create one per page', () => {
    const { orders } = createWorld({ now: () => noon });
    expect(orders.size).toBeGreaterThan(100);
    expect(orders.size).toBeLessThan(1000);
  });

  test('restores the initial state on reset', () => {
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

  test('numbers guest orders consecutively and notifies listeners', () => {
    const world = begin();
    const sequences: number[] = [];
    const stop = world.listen(({ sequence }) => sequences.push(sequence));
    const [one, two] = [guestArrives(world, 101), guestArrives(world, 101)];
    stop();
    guestArrives(world, 101);
    expect(Number(two.number.slice(1))).toBe(Number(one.number.slice(1)) + 1);
    expect(two.id).toBeGreaterThan(one.id);
    expect(sequences).toEqual([1, 2]);
    expect(world.eventsSince(101, 1)?.map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(world.eventsSince(101, 4)).toBeNull();
  });

  test('can be restored from its changes after a reload', () => {
    const world = begin();
    guestArrives(world, 101);
    const saved = JSON.parse(JSON.stringify(world.changes())) as ReturnType<typeof world.changes>;
    const later = begin(new Date(noon.getTime() + 3_600_000));
    later.restore(saved);
    expect([...later.orders.values()]).toEqual([...world.orders.values()]);
    expect(later.sequence(101)).toBe(1);
  });
});
