import {
  displayOrders,
  getDashboard,
  listMenus,
  listOrders,
  listPrintJobs,
  type DashboardFigures,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import type { Stage } from '../Stage.ts';

/** The figures of the dashboard, compared with the lists that its tiles open. */
export function flowDashboard(stage: Stage): void {
  const figures = async (): Promise<DashboardFigures> =>
    (await stage.as('merchant', getDashboard, { query: {} })).outlets[0]!.figures;

  describe('dashboard figures', () => {
    test('counts the same orders as the board', async () => {
      await stage.placed();
      const { orders } = await stage.as('merchant', displayOrders, { query: {} });
      const action = orders.filter(({ list }) => list === 'action');
      const withReason = action.filter(({ reasons }) => reasons.length > 0);
      expect(await figures()).toMatchObject({
        new_orders: { count: orders.filter(({ list }) => list === 'new').length },
        problems: { count: withReason.length },
        in_progress: action.length - withReason.length,
      });
    });

    test('names the oldest new order', async () => {
      const { aaData } = await stage.as('merchant', listOrders, {
        query: { type: 'new', length: 100 },
      });
      const oldest = aaData.map(({ placed_at }) => placed_at).toSorted()[0];
      expect((await figures()).new_orders.since).toBe(oldest);
    });

    test('counts a new order and its guests immediately', async () => {
      const before = await figures();
      const order = await stage.placed({ covers: 3 });
      const after = await figures();
      expect(after.orders_today).toBe(before.orders_today + 1);
      expect(after.covers_today).toBe(before.covers_today + order.covers);
    });

    test('counts the items that are low in stock and the print jobs that failed', async () => {
      const low = await stage.as('merchant', listMenus, { query: { status: 'low_stock' } });
      const failed = await stage.as('merchant', listPrintJobs, { query: { state: 'trouble' } });
      const { low_stock, prints_failed } = await figures();
      expect(low_stock).toBe(low.total);
      expect(prints_failed.count).toBe(failed.total);
    });
  });
}
