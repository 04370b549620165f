import { getMerchantInfo, type OrderRow } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { idsOf, ordersOf } from './allOrders.ts';
import type { Stage } from '../Stage.ts';

/** The filters of the order list. */
export function filtering(stage: Stage): void {
  const all = ordersOf(stage);

  describe('order list', () => {
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
  });
}
