import {
  getMerchantInfo,
  listMembers,
  listOrders,
  listPaymentOptions,
  orderLists,
  type OrderRow,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused, type Stage } from '../Stage.ts';
import { textOfOrder } from './textOfOrder.ts';

/** A date range that includes the whole sample. */
export const always = { startDate: '2026-01-01 00:00', endDate: '2026-12-31 23:59' };

type Query = Record<string, unknown>;

/** Returns the sorted ids of rows, for comparing sets. */
export const idsOf = (rows: readonly { id: number }[]): number[] =>
  rows.map(({ id }) => id).toSorted();

/** The lists of orders, members and payment options. */
export function lists(stage: Stage): void {
  const all = async (query: Query = {}, username = 'merchant') => {
    const rows: OrderRow[] = [];
    for (;;) {
      const more = { ...always, ...query, start: rows.length, length: 100 };
      const { aaData, total } = await stage.as(username, listOrders, { query: more });
      rows.push(...aaData);
      if (rows.length >= total || aaData.length === 0) return rows;
    }
  };

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

    test.each([
      ['order_method', (row: OrderRow) => row.order_method, ['dine_in', 'pickup', 'delivery']],
      [
        'payment_status',
        (row: OrderRow) => row.payment_status,
        ['unpaid', 'pending', 'authorised', 'partially_paid', 'paid', 'overpaid', 'failed'],
      ],
      [
        'payment_status',
        (row: OrderRow) => row.payment_status,
        ['partially_refunded', 'refunded', 'not_charged'],
      ],
    ] as const)('filters by %s', async (filter, valueOf, values) => {
      const history = await all();
      for (const value of values) {
        const rows = await all({ [filter]: value });
        expect(rows.length).toBeGreaterThan(0);
        expect(idsOf(rows)).toEqual(idsOf(history.filter((row) => valueOf(row) === value)));
      }
    });

    test.each([
      'prep_overdue',
      'ready_uncollected',
      'payment_pending_timeout',
      'payment_failed',
      'payment_mismatch',
      'unpaid_after_served',
      'refund_needs_approval',
      'refund_failed',
    ] as const)('filters the action type by %s', async (status_remark) => {
      const rows = await all({ type: 'action', status_remark });
      expect(rows.length).toBeGreaterThan(0);
      const action = await all({ type: 'action' });
      expect(idsOf(rows)).toEqual(
        idsOf(action.filter(({ reasons }) => reasons.includes(status_remark))),
      );
    });

    test('keeps overdue orders in the new type', async () => {
      const overdue = await all({ status_remark: 'accept_overdue' });
      expect(overdue.length).toBeGreaterThan(0);
      expect(idsOf(await all({ type: 'new', status_remark: 'accept_overdue' }))).toEqual(
        idsOf(overdue),
      );
      expect(await all({ type: 'action', status_remark: 'accept_overdue' })).toEqual([]);
    });

    test('contains as paid only orders with a captured payment', async () => {
      for (const row of await all({ payment_status: 'paid' })) {
        const { totals } = await stage.now(row);
        if (row.status === 'merged') continue;
        expect([row.number, totals.captured > 0]).toEqual([row.number, true]);
      }
    });

    test('filters the action type by any reason', async () => {
      const action = await all({ type: 'action' });
      const wanted = action.filter(({ reasons }) => reasons.length > 0);
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(action.length);
      expect(idsOf(await all({ type: 'action', status_remark: 'any' }))).toEqual(idsOf(wanted));
    });

    test('filters by table, staff and transaction', async () => {
      const history = await all();
      const checkFilter = async (
        name: string,
        valueOf: (row: OrderRow) => string | number | undefined,
      ) => {
        const value = history.map(valueOf).find((one) => one !== undefined);
        const rows = await all({ [name]: value });
        expect(rows.length).toBeGreaterThan(0);
        expect(idsOf(rows)).toEqual(idsOf(history.filter((row) => valueOf(row) === value)));
      };
      await checkFilter('table_id', (row) => row.table?.id);
      await checkFilter('staff_id', (row) => row.staff?.id);
      await checkFilter('transaction_id', (row) => row.transaction_id);
    });

    test('filters by promotion', async () => {
      const history = await all();
      const { promotions } = await stage.as('merchant', getMerchantInfo, { query: {} });
      expect(promotions.length).toBeGreaterThan(0);
      for (const { id } of promotions)
        expect(idsOf(await all({ promotion_id: id }))).toEqual(
          idsOf(history.filter(({ promotion }) => promotion?.id === id)),
        );
    });

    test('has only orders of food', async () => {
      expect(idsOf(await all({ remark: 'food' }))).toEqual(idsOf(await all()));
    });

    test('filters by status', async () => {
      const history = await all();
      const statuses = [...new Set(history.map(({ status }) => status))];
      expect(statuses.length).toBeGreaterThan(3);
      for (const status of statuses)
        expect(idsOf(await all({ status }))).toEqual(
          idsOf(history.filter((row) => row.status === status)),
        );
      expect(idsOf(await all({ status: '' }))).toEqual(idsOf(history));
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
