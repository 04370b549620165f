import {
  exportOrders,
  getMerchantInfo,
  listOrders,
  type ExportedOrder,
  type OrderRow,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { allPages } from './allOrders.ts';
import type { Stage } from '../Stage.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

const byId = <T extends { id: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => a.id - b.id);

const rowOf = ({ amounts: _a, tenders: _t, refunded: _r, ...row }: ExportedOrder): OrderRow => row;

/** Exporting orders. */
export function exporting(stage: Stage): void {
  describe('order export', () => {
    test('contains every order of the list, with amounts that add up to its total', async () => {
      const rows = await allPages((query) => stage.as('merchant', listOrders, { query }));
      const exported = await allPages((query) => stage.as('merchant', exportOrders, { query }));
      expect(byId(exported.map(rowOf))).toEqual(byId(rows));
      for (const { amounts, number, total: shown } of exported) {
        const { total, ...parts } = amounts;
        expect([number, sumOf(Object.values(parts))]).toEqual([number, total]);
        expect([number, total - amounts.rounding]).toEqual([number, shown]);
      }
      const inStatus = (status: OrderRow['payment_status']) =>
        exported.filter((row) => row.payment_status === status && row.status !== 'merged');
      const paid = inStatus('paid');
      expect(paid.length).toBeGreaterThan(0);
      expect(paid.map(({ tenders }) => sumOf(tenders.map(({ amount }) => amount)))).toEqual(
        paid.map(({ amounts }) => amounts.total),
      );
      expect(inStatus('refunded').every(({ refunded }) => refunded > 0)).toBe(true);
    });

    test.each([
      { type: 'action', status_remark: 'any' },
      { status: 'counted', remark: 'food' },
      { search: 'p0', columns: ['number'] },
      { order_method: 'pickup', merchant_id: 101 },
      { payment_status: 'paid', sort: 'total', order: 'asc' },
    ])('has the orders that the list has for %j', async (filter) => {
      const list = await allPages((query) => stage.as('merchant', listOrders, { query }), filter);
      const exported = await allPages(
        (query) => stage.as('merchant', exportOrders, { query }),
        filter,
      );
      expect(list.length).toBeGreaterThan(0);
      expect(exported.map(rowOf)).toEqual(list);
    });

    test('has the orders that the list has for a table, staff, promotion or transaction', async () => {
      const rows = await allPages((query) => stage.as('merchant', listOrders, { query }));
      const { promotions } = await stage.as('merchant', getMerchantInfo, { query: {} });
      for (const filter of [
        { table_id: rows.find(({ table }) => table)!.table!.id },
        { staff_id: rows.find(({ staff }) => staff)!.staff!.id },
        { promotion_id: promotions[0]!.id },
        { transaction_id: rows[0]!.transaction_id },
      ]) {
        const list = await allPages((query) => stage.as('merchant', listOrders, { query }), filter);
        const exported = await allPages(
          (query) => stage.as('merchant', exportOrders, { query }),
          filter,
        );
        expect([filter, exported.map(rowOf)]).toEqual([filter, list]);
        expect(list.length).toBeLessThan(rows.length);
      }
    });
  });
}
