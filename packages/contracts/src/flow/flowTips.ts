import {
  cancelOrder,
  completeRefund,
  editPaymentOption,
  getDailyReport,
  listAllPaymentOptions,
  listCashMovements,
  printOrder,
  togglePaymentStatus,
  type Order,
  type PaymentOptionDetail,
} from '@servery/api';
import { round5 } from '@servery/domain/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, on, type Stage } from '../Stage.ts';
import { paperOf } from './flow.ts';

/** A tip comes on top of a payment: in the drawer and the report, but in no bill. */
export function flowTips(stage: Stage): void {
  type Paid = { tip?: number; tendered?: number };
  const pay = async (kind: 'cash' | 'card', order: Order, amount: number, more: Paid = {}) => {
    const { id: payment_option_id } = await stage.option(kind);
    const tenders = [{ payment_option_id, amount, ...more }];
    return stage.as('merchant', togglePaymentStatus, {
      body: { paid: true, ...on(order), tenders },
    });
  };
  const report = () => stage.as('merchant', getDailyReport, { query: {} });
  const cashOf = async ({ id }: Order) => {
    const query = { length: 100, order: 'desc' } as const;
    const { aaData } = await stage.as('merchant', listCashMovements, { query });
    return aaData.filter(({ order }) => order?.id === id).map(({ kind, amount }) => [kind, amount]);
  };
  const optionOf = async (kind: 'cash' | 'card') => {
    const query = { length: 100 };
    const { aaData } = await stage.as('merchant', listAllPaymentOptions, { query });
    return aaData.find((option) => option.kind === kind)!;
  };
  const suggest = (option: PaymentOptionDetail, tip_rates: number[]) => {
    const { id, version, name, kind, methods, fee_rate, fee_fixed, account_code } = option;
    const fields = { name, kind, methods, fee_rate, fee_fixed, account_code, tip_rates };
    return stage.as('merchant', editPaymentOption, {
      params: { id },
      body: { version, ...fields, opens_drawer: option.opens_drawer },
    });
  };

  /** Returns the amount due in cash. */
  const inCash = ({ balance }: Order) => round5(balance);

  describe('a tip', () => {
    // Other tests of the flow have edited the options and the taxes.
    beforeAll(async () => {
      await suggest(await optionOf('card'), [500, 1_000]);
      await suggest(await optionOf('cash'), []);
    });

    test('comes on top of a payment by card, and its fee is charged on both', async () => {
      const before = await report();
      const card = await optionOf('card');
      const order = await stage.placed();
      const total = order.balance;
      const paid = await pay('card', order, total, { tip: 500 });
      expect(paid).toMatchObject({
        payment_status: 'paid',
        balance: 0,
        totals: { total, due: total, captured: total },
      });
      const fee = Math.round(((total + 500) * card.fee_rate) / 10_000) + card.fee_fixed;
      expect(paid.payments).toMatchObject([
        { amount: total, tip: 500, tendered: total + 500, change: 0, fee },
      ]);
      const after = await report();
      expect(after.sales_income.tips - before.sales_income.tips).toBe(500);
      expect(after.sales_income.total - before.sales_income.total).toBe(total + 500);
      expect(after.checks.filter(({ is_met }) => !is_met)).toEqual([]);
    });

    test('is only taken if the guest gives one, never from the change', async () => {
      const order = await stage.placed();
      const amount = inCash(order);
      const paid = await pay('cash', order, amount, { tendered: 2_000 });
      expect(paid.payments).toMatchObject([{ amount, tip: 0, change: 2_000 - amount }]);
    });

    test('is refused for a payment option that suggests none', async () => {
      const order = await stage.placed();
      expect(await fieldsOf(pay('cash', order, inCash(order), { tip: 100 }))).toEqual([
        ['tenders.0.tip', 'not_offered'],
      ]);
      expect((await stage.now(order)).payments).toEqual([]);
    });

    test('in cash is in the drawer and on the receipt until the payment is reversed', async () => {
      const on10 = await suggest(await optionOf('cash'), [1_000, 500, 1_000]);
      expect(on10.tip_rates).toEqual([500, 1_000]);
      expect(await stage.option('cash')).toMatchObject({ tip_rates: [500, 1_000] });
      const order = await stage.placed();
      const amount = inCash(order);
      const tip = 2_000 - amount;
      const short = pay('cash', order, amount, { tip, tendered: 1_999 });
      expect(await fieldsOf(short)).toEqual([['tenders.0.tendered', 'too_little']]);
      const paid = await pay('cash', order, amount, { tip, tendered: 5_000 });
      const rounding = amount - order.balance;
      expect(paid.payments).toMatchObject([
        { amount, tip, tendered: 5_000, change: 3_000, rounding },
      ]);
      expect(await cashOf(order)).toEqual([['sale', 2_000]]);
      const body = { order_id: order.id, type: 'receipt' as const };
      const { jobs } = await stage.as('merchant', printOrder, { body });
      expect(await paperOf(stage, jobs[0]!)).toEqual(
        expect.arrayContaining(['Cash 50.00', `Tip ${(tip / 100).toFixed(2)}`, 'Change 30.00']),
      );
      const payment_id = paid.payments[0]!.id;
      const why = { payment_id, reason: 'Wrong table' };
      await stage.as('merchant', togglePaymentStatus, {
        body: { paid: false, ...on(paid), ...why },
      });
      expect(await cashOf(order)).toEqual([
        ['reversal', -2_000],
        ['sale', 2_000],
      ]);
      await suggest(on10, []);
      expect((await report()).checks.filter(({ is_met }) => !is_met)).toEqual([]);
    });

    test('is no part of a refund', async () => {
      const { sales_income: before } = await report();
      const placed = await stage.placed({ order_method: 'pickup' });
      const paid = await pay('card', placed, placed.balance, { tip: 300 });
      const cancelled = await stage.as('merchant', cancelOrder, {
        body: { ...on(paid), reason: 'Rung up twice' },
      });
      expect(cancelled.refunds).toMatchObject([{ amount: placed.balance }]);
      const done = await stage.as('merchant', completeRefund, {
        body: { ...on(cancelled), refund_id: cancelled.refunds[0]!.id },
      });
      expect(done).toMatchObject({ payment_status: 'refunded', payments: [{ tip: 300 }] });
      const after = await report();
      expect(after.sales_income.tips - before.tips).toBe(300);
      expect(after.checks.filter(({ is_met }) => !is_met)).toEqual([]);
    });
  });
}
