import {
  closeDay,
  completeRefund,
  createDrawer,
  getDailyReport,
  previewDayClosing,
  previewSummary,
  type DailyReport,
  type DayClosing,
  type Order,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { DrawersStage } from '../drawers/DrawersStage.ts';
import { goldenCount } from '../drawers/goldenCount.ts';
import { textsOf } from '../flow/flow.ts';
import type { ContractHost } from '../host.ts';
import { on, Stage } from '../Stage.ts';
import { goldenFigures, goldenFiguresOf } from './goldenFigures.ts';
import { aina, ben, GoldenTill, owner } from './GoldenTill.ts';
import { goldenDay, tradeAllDay, tradeBefore } from './goldenTrade.ts';

const dayAfter = '2026-11-22';

/** Returns the figures that a closing fixes, without the time and the state of the report. */
const figuresOf = ({ at: _at, status: _status, closing: _closing, ...figures }: DailyReport) =>
  figures;

/**
 * Registers the tests of one whole trading day, which any host must pass: it is rung up order by
 * order, the drawer is counted, the day is closed, and each figure of its report is compared.
 */
export function goldenDayContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  const till = new GoldenTill(stage);
  const drawers = new DrawersStage(stage);

  const reportOf = (date: string) =>
    stage.as(owner, getDailyReport, { query: { from_date: date, to_date: date } });
  const close = async (username: string): Promise<DayClosing> => {
    const { business_date, open_orders } = await stage.as(username, previewDayClosing, {
      query: {},
    });
    const carry_over = open_orders.map(({ id }) => id);
    return stage.as(username, closeDay, { body: { business_date, carry_over } });
  };

  describe('the golden day', () => {
    let live: DailyReport;
    let closing: DayClosing;
    let first: Order;

    beforeAll(async () => {
      await stage.open(start);
      await till.prepare();
      const before = await tradeBefore(till);
      await close(owner);
      await till.at(goldenDay, '11:15');
      const drawer = await stage.as(owner, createDrawer, {
        body: { name: 'Golden till', variance_limit: 200 },
      });
      const shift = await drawers.open(aina, drawer, 20_000);
      first = await tradeAllDay(till, before);
      await drawers.move(aina, shift, 'pay_in', 10_000, 'Top-up of a wallet');
      await drawers.move(aina, shift, 'pay_in', 5_000);
      await drawers.move(aina, shift, 'pay_out', 3_500, 'Ice');
      await drawers.move(aina, shift, 'pay_out', 500, 'Tips');
      await drawers.move(aina, shift, 'drop', 25_000, '');
      await till.at(goldenDay, '22:00');
      const counting = await drawers.start(aina, shift);
      const counted = await drawers.count(aina, counting, goldenCount);
      const final = await drawers.count(aina, counted, goldenCount);
      const approval = await stage.approval(aina, '2849', {
        capability: 'shift.variance',
        object_id: final.id,
        version: final.version,
        amount: 320,
      });
      await drawers.close(aina, final, 'Change given twice', { approval });
      live = await reportOf(goldenDay);
      await stage.host.advance(1_000);
      closing = await close(ben);
    }, 300_000);

    test('is closed with the figures of the report one second before', async () => {
      expect(figuresOf(closing.report)).toEqual(figuresOf(live));
      expect(closing.report).toMatchObject({
        status: 'closed',
        from_date: goldenDay,
        to_date: goldenDay,
      });
      expect(await reportOf(goldenDay)).toEqual(closing.report);
    });

    test.each(Object.keys(goldenFigures) as (keyof typeof goldenFigures)[])(
      'has its %s, to the sen',
      (name) => {
        expect(goldenFiguresOf(live)[name]).toEqual(goldenFigures[name]);
      },
    );

    test('is printed with the drawer, RM 3.20 short, and both names', async () => {
      const query = { from_date: goldenDay, to_date: goldenDay };
      const { document } = await stage.as(owner, previewSummary, { query });
      expect(textsOf(document)).toEqual(
        expect.arrayContaining([
          'Golden till, Chong Kah Yee',
          'Variance -3.20',
          'Approved by Priya Nair',
          'Change given twice',
        ]),
      );
    });

    test('agrees with itself', () => {
      expect(live.checks.filter(({ is_met }) => !is_met)).toEqual([]);
      expect(live.checks.length).toBeGreaterThan(7);
    });

    test('stays as it is when something is refunded afterwards', async () => {
      const nothing = await reportOf(dayAfter);
      expect(nothing.sales_refund.total).toBe(0);
      const order = await till.sell({ by: ben, lines: [[1, 'teh']] }, { kind: 'card' });
      const requested = await till.request(order, owner);
      const refund_id = requested.refunds[0]!.id;
      const body = { ...on(requested), refund_id };
      await stage.as(owner, completeRefund, { body });
      const after = await reportOf(dayAfter);
      expect(after.sales_refund).toMatchObject({ count: 1, net: 350, total: order.totals.due });
      expect(await reportOf(goldenDay)).toEqual(closing.report);
      expect(first).toMatchObject({ payment_status: 'refunded' });
    });
  });
}
