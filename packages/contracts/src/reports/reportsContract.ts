import {
  closeDay,
  getDailyReport,
  getDayClosing,
  listDayClosings,
  nameOf,
  previewDayClosing,
  type DailyReport,
  type Order,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { refused, Stage } from '../Stage.ts';
import type { DrawersHost } from '../drawers/drawersHost.ts';
import { DrawersStage, pilesOf } from '../drawers/DrawersStage.ts';
import { closings } from './closings.ts';

/** The endpoints covered by the contract of reports, as `GET /path`. */
export const reportsEndpoints: ReadonlySet<string> = new Set(
  [closeDay, getDailyReport, getDayClosing, listDayClosings, previewDayClosing].map(nameOf),
);

const amounts = ({ sales_income, sales_refund, sales_summary, by_item }: DailyReport) => ({
  net: sales_income.net_sales,
  orders: sales_summary.orders,
  open: sales_summary.open.balance,
  refunded: sales_refund.total,
  notSales: sales_refund.not_sales,
  requested: sales_refund.open,
  dishes: by_item.find(({ name }) => name === 'Roti tisu')?.quantity ?? 0,
});

/** Registers the tests that any host of reports must pass. */
export function reportsContract(start: () => Promise<DrawersHost> | DrawersHost): void {
  const stage = new Stage();
  let host: DrawersHost | null = null;
  beforeAll(() =>
    stage.open(async () => {
      host = await start();
      return host;
    }),
  );
  const till = new DrawersStage(stage, () => host!);

  const report = (username = 'merchant', query: object = {}) =>
    stage.as(username, getDailyReport, { query });
  /** Returns how the figures of the current day change. */
  const changeBy = async (act: () => Promise<unknown>) => {
    const before = amounts(await report());
    await act();
    const after = amounts(await report());
    return Object.fromEntries(
      Object.entries(after).map(([name, value]) => [
        name,
        value - before[name as keyof typeof before],
      ]),
    );
  };

  describe('the daily report', () => {
    test('counts what a shift pays back for sales before it as negative sales', async () => {
      const order = await till.sell('cashier', 700);
      const shift = await till.open('merchant', await till.drawer('Paid back'), 1_000);
      await till.reverse('merchant', order);
      const { cash } = await report();
      expect(cash.find(({ shift_id }) => shift_id === shift.id)).toMatchObject({ sales: -700 });
      await till.count('merchant', await till.start('merchant', shift), pilesOf(300));
    });

    test('counts a sale once its bill is paid in full', async () => {
      let order: Order | null = null;
      const none = { orders: 0, net: 0, dishes: 0, refunded: 0, notSales: 0, requested: 0 };
      expect(await changeBy(async () => (order = await till.bill()))).toEqual({
        ...none,
        open: order!.balance,
      });
      const total = order!.balance;
      expect(
        await changeBy(async () => (order = await till.pay('cashier', order!, 1_000))),
      ).toEqual({ ...none, open: -1_000 });
      expect(
        await changeBy(async () => (order = await till.pay('cashier', order!, order!.balance))),
      ).toEqual({
        ...none,
        orders: 1,
        net: order!.totals.net,
        dishes: 40,
        open: 1_000 - total,
      });
    });

    test('leaves out what is paid and cancelled on the same day', async () => {
      const order = await till.bill();
      const paid = await till.pay('cashier', order, order.balance);
      const cancelled = await till.cancel(paid);
      const { amount } = cancelled.refunds.at(-1)!;
      expect(await changeBy(() => till.refund('cashier', cancelled))).toMatchObject({
        orders: 0,
        refunded: 0,
        notSales: amount,
        requested: -amount,
      });
    });

    test('has the cash of each shift, with the pay-outs', async () => {
      const drawer = await till.drawer('Report till');
      const before = await report();
      const shift = await till.open('cashier', drawer, 20_000);
      await till.sell('cashier', 4_210);
      await till.move('cashier', shift, 'pay_out', 3_500, 'Ice');
      const { cash, sales_outcome } = await report();
      expect(cash.find(({ shift_id }) => shift_id === shift.id)).toMatchObject({
        drawer: 'Report till',
        float: 20_000,
        sales: 4_210,
        pay_outs: 3_500,
        expected: 20_710,
        counted: null,
        variance: null,
      });
      expect(sales_outcome.pay_outs - before.sales_outcome.pay_outs).toBe(3_500);
      await till.count('cashier', await till.start('cashier', shift), pilesOf(20_710));
    });

    test('agrees with itself', async () => {
      const { checks, from_date } = await report();
      expect(checks.filter(({ is_met }) => !is_met)).toEqual([]);
      const month = await report('merchant', { from_date: '2026-11-01', to_date: from_date });
      expect(month.checks.filter(({ is_met }) => !is_met)).toEqual([]);
    });

    test('of some days is the sum of its days', async () => {
      const at = async (from_date: string, to_date: string) =>
        (await report('merchant', { from_date, to_date })).sales_income.net_sales;
      expect(await at('2026-11-18', '2026-11-19')).toBe(
        (await at('2026-11-18', '2026-11-18')) + (await at('2026-11-19', '2026-11-19')),
      );
    });

    test('refuses a period that ends before it starts, or is too long', async () => {
      const dates = (from_date: string, to_date: string) =>
        refused(report('merchant', { from_date, to_date }));
      expect(await dates('2026-11-20', '2026-11-19')).toMatchObject({ code: 'invalid' });
      expect(await dates('2026-10-01', '2026-11-01')).toMatchObject({ code: 'invalid' });
    });

    test('is limited to the outlets in the caller’s scope', async () => {
      expect(await report('agent', { merchant_id: 102 })).toMatchObject({ merchant_id: 102 });
      expect(await refused(report('agent', { merchant_id: 103 }))).toMatchObject({
        code: 'forbidden',
      });
    });

    test.each(['supervisor', 'cashier', 'waiter', 'kitchen', 'host', 'marketing'])(
      'is refused to a %s',
      async (username) => {
        expect(await refused(report(username))).toMatchObject({ code: 'forbidden' });
      },
    );
  });

  // Last, because later writes belong to the next day.
  closings(till);

  test('exercises every report endpoint', () => {
    expect([...stage.seen]).toEqual(expect.arrayContaining([...reportsEndpoints]));
  });
}
