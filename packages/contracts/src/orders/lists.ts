import {
  listMembers,
  listOrders,
  listPaymentOptions,
  orderLists,
  type OrderRow,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { idsOf, ordersOf } from './allOrders.ts';
import { refused, type Stage } from '../Stage.ts';
import { textOfOrder } from './textOfOrder.ts';

/** The lists of orders, members and payment options. */
export function lists(stage: Stage): void {
  const all = ordersOf(stage);

  describe('order list', () => {
    test('has every order in exactly one of its types', async () => {
      const history = await all();
      const parts = await Promise.all(orderLists.map((type) => all({ type })));
      orderLists.forEach((type, i) => {
        expect(parts[i]?.length).toBeGreaterThan(0);
        expect(parts[i]?.every((row) => row.list === type)).toBe(true);
      });
      const parted = history.filter(({ status }) => status !== 'draft' && status !== 'merged');
      expect(idsOf(parts.flat())).toEqual(idsOf(parted));
    });

    test('searches only the given columns', async () => {
      const history = await all();
      const guest = history.find(({ customer_name }) => customer_name.length > 3)!;
      const table = history.find((row) => row.table !== null)!;
      const [line] = table.lines;
      const cases = [
        ['number', guest.number, guest.id],
        ['transaction_id', guest.transaction_id.toLowerCase(), guest.id],
        ['customer_name', guest.customer_name.toUpperCase(), guest.id],
        ['table', table.table!.name.toUpperCase(), table.id],
        ['lines', line!.name, table.id],
      ] as const;
      for (const [column, search, id] of cases) {
        expect(idsOf(await all({ search, columns: [column] }))).toContain(id);
        expect(idsOf(await all({ search, columns: [column, 'phone'] }))).toContain(id);
        expect(idsOf(await all({ search, columns: [] }))).toContain(id);
        expect(await all({ search, columns: ['phone'] })).toEqual([]);
      }
      const name = guest.customer_name;
      const named = ({ customer_name }: OrderRow) => customer_name.includes(name);
      expect(idsOf(await all({ search: name, columns: ['customer_name'] }))).toEqual(
        idsOf(history.filter(named)),
      );
      expect(await all({ search: name, columns: ['number', 'transaction_id'] })).toEqual([]);
    });

    test('searches numbers, transactions, guests and tables', async () => {
      const history = await all();
      const guest = history.find(({ customer_name }) => customer_name !== '')!;
      const table = history.find((row) => row.table !== null)!;
      for (const search of [
        guest.number,
        guest.transaction_id.toLowerCase(),
        guest.customer_name.toUpperCase(),
      ])
        expect(idsOf(await all({ search }))).toContain(guest.id);
      expect(idsOf(await all({ search: table.table?.name }))).toContain(table.id);
    });

    test('searches the items of orders', async () => {
      const history = await all();
      const { name } = history.find(({ lines: [first] }) => first)!.lines[0]!;
      const rows = await all({ search: name.toUpperCase() });
      const holds = ({ lines }: OrderRow) => lines.some((line) => line.name.includes(name));
      expect(idsOf(rows)).toEqual(idsOf(history.filter(holds)));
    });

    test('defaults to today, and includes the last minute of a range', async () => {
      const today = await stage.as('merchant', listOrders, { query: { length: 100 } });
      const history = await all();
      const ofToday = history.filter(({ business_date }) => business_date === '2026-11-20');
      expect(idsOf(today.aaData)).toEqual(idsOf(ofToday));
      expect(today.total).toBeLessThan(history.length);
      const hours = { startDate: '2026-11-19 12:00', endDate: '2026-11-19 13:59' };
      const rows = await all(hours);
      const inside = history.filter(
        ({ placed_at }) =>
          placed_at >= '2026-11-19T04:00:00.000Z' && placed_at < '2026-11-19T06:00:00.000Z',
      );
      expect(inside.length).toBeGreaterThan(0);
      expect(idsOf(rows)).toEqual(idsOf(inside));
    });

    test('refuses invalid filters, dates and ranges', async () => {
      for (const query of [
        { startDate: '2026-02-30 00:00' },
        { startDate: '2026-11-20' },
        { startDate: '2026-11-20 10:00', endDate: '2026-11-20 09:00' },
        { status_remark: 'tired' },
        { sort: 'mood' },
        { status: 'tired' },
        { columns: ['mood'] },
      ])
        expect(
          await refused(stage.as('merchant', listOrders, { query: query as object })),
        ).toMatchObject({ code: 'invalid', status: 422 });
    });

    test.each(['number', 'total', 'placed_at'] as const)('sorts by %s', async (sort) => {
      const rows = await all({ sort, order: 'asc' });
      const values = rows.map((row) => row[sort]);
      const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(sorted);
    });

    test('contains only merchants in the caller’s scope', async () => {
      const merchants = async (username: string) =>
        new Set((await all({}, username)).map(({ merchant_id }) => merchant_id));
      expect(await merchants('merchant')).toEqual(new Set([101]));
      expect(await merchants('waiter.bangsar')).toEqual(new Set([102]));
      expect(await merchants('agent')).toEqual(new Set([101, 102]));
      expect(await merchants('supermerchant')).toEqual(new Set([101, 102, 103]));
      expect(await merchants('admin')).toEqual(new Set([101, 102, 103]));
      expect(
        new Set((await all({ merchant_id: 103 }, 'admin')).map((row) => row.merchant_id)),
      ).toEqual(new Set([103]));
      expect(await refused(all({ merchant_id: 103 }, 'agent'))).toMatchObject({
        code: 'forbidden',
      });
      expect(await all({}, 'merchant.kajang')).toEqual([]);
    });
  });

  listLaws(stage, {
    name: 'orders',
    list: listOrders,
    username: 'supermerchant',
    query: { startDate: '2026-11-19 00:00', endDate: '2026-11-19 23:59' },
    search: 'p0',
    textOf: textOfOrder,
  });
  listLaws(stage, {
    name: 'orders whose numbers repeat from outlet to outlet',
    list: listOrders,
    username: 'supermerchant',
    query: { startDate: '2026-11-18 00:00', endDate: '2026-11-19 23:59', sort: 'number' },
    search: 'd00',
    textOf: textOfOrder,
  });
  listLaws(stage, {
    name: 'members',
    list: listMembers,
    username: 'merchant',
    query: {},
    search: 'li',
    textOf: (row: { name: string; phone: string }) => `${row.name} ${row.phone}`,
  });
  listLaws(stage, {
    name: 'payment options',
    list: listPaymentOptions,
    username: 'merchant',
    query: {},
    search: 'ca',
    textOf: (row: { name: string }) => row.name,
  });
}
