import { getDashboard, nameOf, type Backlog, type DashboardFigures } from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { refused, Stage } from '../Stage.ts';

/** The endpoints covered by the dashboard contract, as `GET /path`. */
export const dashboardEndpoints: ReadonlySet<string> = new Set([getDashboard].map(nameOf));

/**
 * Registers the tests that any host of the dashboard must pass. The last one checks that every
 * endpoint was called.
 */
export function dashboardContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  const dashboard = (username: string, merchant_id: number | '' = '') =>
    stage.as(username, getDashboard, { query: { merchant_id } });

  describe('dashboard', () => {
    test('has no usual number of orders in the first weeks of an outlet', async () => {
      const { totals } = await dashboard('merchant');
      expect(totals.orders_usual).toBeNull();
    });

    test('adds up the outlets in the caller’s scope', async () => {
      const { outlets, totals } = await dashboard('supermerchant');
      expect(outlets.map(({ id }) => id).toSorted()).toEqual([101, 102, 103, 104]);
      const { orders_usual: _usual, ...figures } = totals;
      const countOf = (figure: number | Backlog | null) =>
        typeof figure === 'object' ? (figure?.count ?? 0) : figure;
      for (const [name, total] of Object.entries(figures)) {
        const parts = outlets.map((outlet) => outlet.figures[name as keyof DashboardFigures]);
        const sum = parts.reduce<number>((all, part) => all + countOf(part), 0);
        expect([name, countOf(total)]).toEqual([name, sum]);
      }
    });

    test('knows whether there has ever been an order', async () => {
      expect(await dashboard('merchant')).toMatchObject({ has_orders: true });
      expect(await dashboard('merchant.kajang')).toMatchObject({
        has_orders: false,
        totals: { orders_today: 0, orders_usual: null },
      });
    });

    test('is limited to one outlet by its id, and to the caller’s scope', async () => {
      const { outlets } = await dashboard('agent', 102);
      expect(outlets.map(({ id }) => id)).toEqual([102]);
      expect((await dashboard('agent')).outlets.map(({ id }) => id).toSorted()).toEqual([101, 102]);
      expect(await refused(dashboard('agent', 103))).toMatchObject({ code: 'forbidden' });
      expect(await refused(dashboard('admin', 999))).toMatchObject({ code: 'notFound' });
    });

    test.each(['cashier', 'waiter', 'kitchen', 'host', 'marketing'])(
      'is refused to a %s',
      async (username) => {
        expect(await refused(dashboard(username))).toMatchObject({ code: 'forbidden' });
      },
    );
  });

  test('exercises every endpoint', () => {
    expect([...stage.seen]).toEqual([...dashboardEndpoints]);
  });
}
