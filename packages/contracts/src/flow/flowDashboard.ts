import {
  displayOrders,
  getDashboard,
  getSetUpGuide,
  listMenus,
  listOrders,
  listPrintJobs,
  listQueueEntries,
  listReservations,
  type DashboardFigures,
  type DashboardOutlet,
  type Input,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import type { Stage } from '../Stage.ts';

type Name = Exclude<keyof DashboardFigures, 'orders_usual' | 'covers_expected'>;

/** The figures of the dashboard, compared with the lists that its tiles open. */
export function flowDashboard(stage: Stage): void {
  const reader = 'admin';
  const dashboard = () => stage.as(reader, getDashboard, { query: {} });
  const figures = async (): Promise<DashboardFigures> =>
    (await stage.as('merchant', getDashboard, { query: {} })).outlets[0]!.figures;
  const countOf = (all: DashboardFigures, name: Name): number => {
    const figure = all[name];
    return typeof figure === 'number' ? figure : figure.count;
  };

  /** The people who see guests of each outlet. */
  const owners: Readonly<Record<number, string>> = {
    101: 'merchant',
    102: 'merchant.bangsar',
    103: 'merchant.cheras',
    104: 'merchant.kajang',
  };
  type Place = Pick<DashboardOutlet, 'id' | 'business_date'>;
  const orders = async (
    { id: merchant_id }: Place,
    query: Omit<Input<typeof listOrders>['query'], 'merchant_id'>,
  ) => stage.as(reader, listOrders, { query: { ...query, merchant_id, length: 100 } });
  const bookings = async (
    { id: merchant_id, business_date: from }: Place,
    query: Input<typeof listReservations>['query'],
  ) =>
    (
      await stage.as(owners[merchant_id]!, listReservations, {
        query: { merchant_id, from, ...query },
      })
    ).total;
  const parties = async ({ id: merchant_id, business_date }: Place, status: 'waiting' | 'called') =>
    (
      await stage.as(owners[merchant_id]!, listQueueEntries, {
        body: { merchant_id, business_date, status },
      })
    ).total;

  /** The number of rows of the list that each tile opens, with the filter that it sets. */
  const lists: Record<Name, (place: Place) => Promise<number>> = {
    new_orders: async (place) => (await orders(place, { type: 'new' })).total,
    problems: async (place) =>
      (await orders(place, { type: 'action', status_remark: 'any' })).total,
    in_progress: async (place) =>
      (await orders(place, { type: 'action', status_remark: 'none' })).total,
    orders_today: async (place) => (await orders(place, { status: 'counted' })).total,
    covers_today: async (place) => {
      const { aaData, total } = await orders(place, { status: 'counted' });
      expect(aaData).toHaveLength(total);
      return aaData.reduce((sum, { covers }) => sum + covers, 0);
    },
    queue: async (place) => (await parties(place, 'waiting')) + (await parties(place, 'called')),
    booking_requests: async (place) => bookings(place, { status: 'requested' }),
    bookings_expected: async (place) =>
      bookings(place, { status: 'confirmed', until: place.business_date }),
    prints_failed: async ({ id: merchant_id }) =>
      (await stage.as(reader, listPrintJobs, { query: { merchant_id, state: 'trouble' } })).total,
    low_stock: async ({ id: merchant_id }) =>
      (await stage.as(reader, listMenus, { query: { merchant_id, status: 'low_stock' } })).total,
  };

  describe('dashboard figures', () => {
    test.each(Object.entries(lists))(
      'the tile %s counts the rows of its list, at each outlet and in total',
      async (name, listed) => {
        await stage.placed();
        const { outlets, totals } = await dashboard();
        expect(outlets.length).toBeGreaterThan(1);
        let total = 0;
        for (const outlet of outlets) {
          const rows = await listed(outlet);
          expect([outlet.name, countOf(outlet.figures, name as Name)]).toEqual([outlet.name, rows]);
          total += rows;
        }
        expect(countOf(totals, name as Name)).toBe(total);
        expect(total).toBeGreaterThan(0);
      },
    );

    test('counts the same orders as the board', async () => {
      await stage.placed();
      const board = await stage.as('merchant', displayOrders, { query: {} });
      const action = board.orders.filter(({ list }) => list === 'action');
      const withReason = action.filter(({ reasons }) => reasons.length > 0);
      expect(await figures()).toMatchObject({
        new_orders: { count: board.orders.filter(({ list }) => list === 'new').length },
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
  });

  describe('the set-up on the dashboard', () => {
    test('has the open steps of each outlet’s guide', async () => {
      const { outlets } = await dashboard();
      for (const { id, set_up } of outlets) {
        const query = { merchant_id: id };
        const { steps } = await stage.as(reader, getSetUpGuide, { query });
        const open = steps.filter(({ state }) => state === 'open').map(({ step }) => step);
        expect([id, set_up]).toEqual([id, open]);
      }
    });

    test('is hidden from people who can’t change it', async () => {
      const { outlets } = await stage.as('supervisor', getDashboard, { query: {} });
      expect(outlets.map(({ set_up }) => set_up)).toEqual([null]);
    });
  });
}
