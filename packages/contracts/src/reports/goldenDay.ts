import {
  cancelOrder,
  closeDay,
  completeRefund,
  createDrawer,
  getDailyReport,
  previewDayClosing,
  previewSummary,
  voidOrder,
  type DailyReport,
  type DayClosing,
  type MethodTotals,
  type Order,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { DrawersStage } from '../drawers/DrawersStage.ts';
import { goldenCount } from '../drawers/goldenCount.ts';
import { textsOf } from '../flow/flow.ts';
import type { ContractHost } from '../host.ts';
import { on, Stage } from '../Stage.ts';
import { aina, ben, GoldenTill, owner } from './GoldenTill.ts';

const [dayBefore, day, dayAfter] = ['2026-11-20', '2026-11-21', '2026-11-22'];
const reason = 'Rung up twice';

/** Returns the figures that a closing fixes, without the time and the state of the report. */
const figuresOf = ({ at: _at, status: _status, closing: _closing, ...figures }: DailyReport) =>
  figures;

/**
 * Registers the tests of one whole trading day, which any host must pass: it is rung up order by
 * order, the drawer is counted, the day is closed, and each figure of its report is compared. Not
 * part of it, because nothing records them: top-ups, the cost of couriers and memberships.
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
  const takeOff = (order: Order, label: string, rate: number) =>
    till.change(order, { type: 'add_adjustment', label, rate });

  /** Rings up what the golden day inherits: a sale to refund, and a bill with a deposit. */
  async function tradeBefore(): Promise<{ sold: Order; open: Order }> {
    await till.at(dayBefore, '20:00');
    const sold = await till.sell({ by: ben, lines: [[1, 'nasi']] }, { kind: 'cash' });
    const open = await till.place({
      by: ben,
      covers: 2,
      lines: [
        [2, 'nasi'],
        [2, 'teh'],
      ],
    });
    const paid = await till.pay(open, { kind: 'card', amount: 1_000 });
    await close(owner);
    return { sold, open: paid };
  }

  async function tradeAtNoon(): Promise<void> {
    await till.sell(
      {
        by: aina,
        covers: 2,
        lines: [
          [2, 'nasi'],
          [3, 'teh'],
        ],
      },
      { kind: 'cash', tendered: 5_000 },
    );
    const pickup = await till.place({ method: 'pickup', lines: [[3, 'rice']] });
    await till.finish(
      await till.pay(await takeOff(pickup, 'Voucher', 1_000), { kind: 'e_wallet' }),
    );

    await till.at(day, '12:15');
    const four = await till.place({
      by: aina,
      covers: 4,
      lines: [
        [4, 'set'],
        [4, 'teh'],
      ],
    });
    await till.finish(await till.pay(await takeOff(four, 'Rank', 500), { kind: 'card', tip: 500 }));
    await till.sell({ method: 'delivery', lines: [[2, 'nasi']] }, { kind: 'e_wallet' });
    const comped = await till.place({
      by: ben,
      covers: 2,
      member_id: till.member(2_000, 0),
      lines: [
        [2, 'nasi'],
        [1, 'rice'],
      ],
    });
    const line_id = comped.items[1]!.id;
    await till.finish(
      await till.pay(
        await till.change(comped, { type: 'comp_line', line_id, reason: 'Waited long' }),
        { kind: 'wallet', amount: 2_000 },
        { kind: 'cash' },
      ),
    );
  }

  async function tradeInTheAfternoon(): Promise<void> {
    await till.at(day, '13:15');
    const three = await till.place({ by: ben, covers: 3, lines: [[3, 'nasi']] });
    await till.finish(await till.pay(await takeOff(three, 'Deal', 2_000), { kind: 'cash' }));
    await till.sell(
      { by: aina, method: 'pickup', member_id: till.member(2_109, 1), lines: [[1, 'set']] },
      { kind: 'wallet' },
    );
    const unwanted = await till.pay(
      await till.place({
        method: 'pickup',
        lines: [
          [2, 'rice'],
          [2, 'teh'],
        ],
      }),
      { kind: 'e_wallet' },
    );
    const cancelled = await stage.as(owner, cancelOrder, { body: { ...on(unwanted), reason } });
    await till.refund(cancelled);

    await till.at(day, '14:15');
    const wrong = await till.place({ lines: [[1, 'nasi']] });
    await stage.as(owner, voidOrder, { body: { ...on(wrong), reason } });
  }

  async function tradeInTheEvening(open: Order): Promise<void> {
    await till.at(day, '18:15');
    await till.finish(await till.pay(open, { kind: 'cash' }));
    await till.at(day, '19:15');
    const two = await till.sell(
      {
        by: aina,
        covers: 2,
        lines: [
          [2, 'rice'],
          [2, 'teh'],
        ],
      },
      { kind: 'e_wallet' },
    );
    await till.refund(await till.request(two));
    await till.at(day, '21:15');
    const late = await till.place({
      by: ben,
      covers: 5,
      lines: [
        [3, 'nasi'],
        [2, 'set'],
        [5, 'teh'],
      ],
    });
    await till.pay(late, { kind: 'cash', amount: 2_000 });
  }

  describe('the golden day', () => {
    let live: DailyReport;
    let closing: DayClosing;
    let first: Order;

    beforeAll(async () => {
      await stage.open(start);
      await till.prepare();
      const { sold, open } = await tradeBefore();
      await till.at(day, '11:15');
      const drawer = await stage.as(owner, createDrawer, {
        body: { name: 'Golden till', variance_limit: 200 },
      });
      const shift = await drawers.open(aina, drawer, 20_000);
      await tradeAtNoon();
      await tradeInTheAfternoon();
      await tradeInTheEvening(open);
      first = await till.refund(await till.request(sold));
      await drawers.move(aina, shift, 'pay_in', 10_000, 'Top-up of a wallet');
      await drawers.move(aina, shift, 'pay_in', 5_000);
      await drawers.move(aina, shift, 'pay_out', 3_500, 'Ice');
      await drawers.move(aina, shift, 'pay_out', 500, 'Tips');
      await drawers.move(aina, shift, 'drop', 25_000, '');
      await till.at(day, '22:00');
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
      live = await reportOf(day);
      await stage.host.advance(1_000);
      closing = await close(ben);
    }, 300_000);

    test('is closed with the figures of the report one second before', async () => {
      expect(figuresOf(closing.report)).toEqual(figuresOf(live));
      expect(closing.report).toMatchObject({ status: 'closed', from_date: day, to_date: day });
      expect(await reportOf(day)).toEqual(closing.report);
    });

    test('has its sales, to the sen', () => {
      expect(live.sales_income).toEqual({
        gross_sales: 33_930,
        item_discounts: 0,
        order_discounts: 1_539,
        comps: 990,
        net_sales: 31_401,
        service_charge: 2_416,
        delivery_fee: 600,
        tax: 1_921,
        taxes: [{ code: 'SST', name: 'SST', rate: 600, is_inclusive: false, amount: 1_921 }],
        rounding: -1,
        tips: 500,
        total: 36_837,
      });
    });

    test('has its refunds, pay-outs and fees', () => {
      expect(live.sales_refund).toEqual({
        count: 2,
        net: 2_280,
        service_charge: 228,
        delivery_fee: 0,
        tax: 137,
        rounding: -1,
        total: 2_644,
        of_period: 1_149,
        of_earlier: 1_495,
        not_sales: 2_841,
        open: 0,
      });
      expect(live.sales_outcome).toEqual({
        pay_outs: 4_000,
        reasons: [
          { reason: 'Ice', amount: 3_500 },
          { reason: 'Tips', amount: 500 },
        ],
        payment_fees: 260,
        total: 4_260,
      });
    });

    test('has its key figures', () => {
      expect(live.sales_summary).toEqual({
        net_income: 36_837 - 2_644 - 4_260,
        net_sales_after_refunds: 29_121,
        orders: 9,
        covers: 18,
        average_order: 3_489,
        average_guest: 1_745,
        discount_rate: 454,
        voids_before: { count: 1, amount: 1_290 },
        voids_after: { count: 0, amount: 0 },
        cancelled: { count: 1, amount: 2_841 },
        open: { count: 1, amount: 11_136, balance: 9_136 },
      });
    });

    test('divides its net sales', () => {
      expect(live.by_method.map(({ order_method, net }) => [order_method, net])).toEqual([
        ['dine_in', 24_158],
        ['pickup', 4_663],
        ['delivery', 2_580],
      ]);
      expect(live.by_hour.map(({ hour, net }) => [hour, net])).toEqual([
        [11, 6_303],
        [12, 14_052],
        [13, 5_086],
        [18, 3_280],
        [19, 2_680],
      ]);
      expect(live.by_staff.map(({ name, net }) => [name, net])).toEqual([
        ['Chong Kah Yee', 17_192],
        ['Priya Nair', 8_956],
        ['', 5_253],
      ]);
      expect(live.by_category.map(({ name, net }) => [name, net])).toEqual([
        ['Golden food', 27_621],
        ['Golden drinks', 3_780],
      ]);
      expect(live.by_item.map((row) => [row.name, row.quantity, row.comped, row.net])).toEqual([
        ['Nasi lemak', 11, 0, 13_416],
        ['Set lunch', 5, 0, 9_552],
        ['Chicken rice', 6, 1, 4_653],
        ['Teh tarik', 11, 0, 3_780],
      ]);
    });

    test('has its payments, by how they were taken', () => {
      const rows = (all: readonly MethodTotals[]) =>
        all
          .filter(({ count }) => count > 0)
          .map(({ kind, count, sales, refunds, net, fee }) => [
            kind,
            count,
            sales,
            refunds,
            net,
            fee,
          ]);
      expect(rows(live.online_payment_method)).toEqual([['e_wallet', 4, 12_154, 3_990, 8_164, 98]]);
      expect(rows(live.offline_payment_method)).toEqual([
        ['cash', 5, 13_600, 1_495, 12_105, 0],
        ['card', 1, 10_815, 0, 10_815, 162],
      ]);
      expect(rows(live.stored_value)).toEqual([['wallet', 2, 4_109, 0, 4_109, 0]]);
    });

    test('has the cash of its drawer, RM 3.20 short, with both names', async () => {
      expect(live.cash).toMatchObject([
        {
          drawer: 'Golden till',
          person: 'Chong Kah Yee',
          float: 20_000,
          sales: 13_600,
          pay_ins: 15_000,
          refunds: 1_495,
          pay_outs: 4_000,
          drops: 25_000,
          expected: 18_105,
          counted: 17_785,
          variance: -320,
          approved_by: 'Priya Nair',
          reason: 'Change given twice',
        },
      ]);
      const query = { from_date: day, to_date: day };
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
      expect(await reportOf(day)).toEqual(closing.report);
      expect(first).toMatchObject({ payment_status: 'refunded' });
    });
  });
}
