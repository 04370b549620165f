import {
  cancelOrder,
  completeRefund,
  exportOrders,
  payTable,
  togglePaymentStatus,
  type Order,
  type PaymentOption,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { always } from './allOrders.ts';
import { fieldsOf, on, refused, type Stage } from '../Stage.ts';

interface Tender {
  kind?: PaymentOption['kind'];
  amount: number;
  tip?: number;
  voucher_code?: string;
  face_value?: number;
}

/** Returns a code that no other test uses. */
const newCode = () => `GIFT-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();

/** Paying with prepaid vouchers. */
export function vouchers(stage: Stage): void {
  const laid = async (tenders: readonly Tender[]) => {
    const options = [];
    for (const { kind = 'voucher', ...tender } of tenders) {
      const { id: payment_option_id } = await stage.option(kind);
      options.push({ payment_option_id, ...tender });
    }
    return options;
  };
  const pay = async (order: Order, ...tenders: readonly Tender[]) => {
    const body = { paid: true as const, ...on(order), tenders: await laid(tenders) };
    return stage.as('cashier', togglePaymentStatus, { body });
  };
  const reverse = (order: Order) => {
    const payment_id = order.payments.findLast(({ state }) => state === 'captured')?.id ?? 1;
    const body = { paid: false as const, ...on(order), payment_id, reason: 'Wrong voucher' };
    return stage.as('merchant', togglePaymentStatus, { body });
  };
  const voucher = (amount: number, face_value: number, voucher_code = newCode()) => ({
    amount,
    face_value,
    voucher_code,
  });
  const taken = [['tenders.0.voucher_code', 'taken']];

  describe('paying with a voucher', () => {
    test('pays a part, and cash pays the rest with its own rounding', async () => {
      const code = newCode();
      const order = await stage.placed();
      const part = await pay(order, voucher(1_000, 1_000, code.toLowerCase()));
      expect(part).toMatchObject({
        payment_status: 'partially_paid',
        balance: 854,
        totals: { tax: order.totals.tax, service_charge: order.totals.service_charge },
      });
      const paid = await pay(part, { kind: 'cash', amount: 855 });
      expect(paid).toMatchObject({
        payment_status: 'paid',
        balance: 0,
        totals: { ...order.totals, rounding: 1, due: 1_855, captured: 1_855, balance: 0 },
        payments: [
          {
            kind: 'voucher',
            channel: 'stored_value',
            amount: 1_000,
            tip: 0,
            change: 0,
            rounding: 0,
            voucher_code: code,
            face_value: 1_000,
          },
          { kind: 'cash', amount: 855, rounding: 1 },
        ],
      });
      expect(await stage.now(paid)).toEqual(paid);
    });

    test('forfeits what the voucher is worth more than the bill, without change', async () => {
      const order = await stage.placed();
      expect(await refused(pay(order, voucher(2_000, 2_000)))).toMatchObject({
        code: 'amountTooHigh',
        matter: { details: { balance: 1_854 } },
      });
      const paid = await pay(order, voucher(1_854, 2_000));
      expect(paid).toMatchObject({
        payment_status: 'paid',
        totals: { rounding: 0, captured: 1_854 },
        payments: [{ amount: 1_854, face_value: 2_000, tendered: 1_854, change: 0 }],
      });
    });

    test('refuses a voucher that has paid already, until its payment is reversed', async () => {
      const code = newCode();
      const first = await pay(await stage.placed(), voucher(1_000, 1_000, code));
      const second = await stage.placed();
      expect(await fieldsOf(pay(second, voucher(1_000, 1_000, code)))).toEqual(taken);
      expect(await fieldsOf(pay(second, voucher(1_000, 1_000, code.toLowerCase())))).toEqual(taken);
      expect(await fieldsOf(pay(first, voucher(854, 1_000, code)))).toEqual(taken);
      expect((await stage.now(second)).payments).toEqual([]);
      expect(await reverse(first)).toMatchObject({ payment_status: 'unpaid', balance: 1_854 });
      expect(await pay(second, voucher(1_000, 1_000, code))).toMatchObject({ balance: 854 });
    });

    test('takes a voucher once among the tenders of a payment', async () => {
      const code = newCode();
      const order = await stage.placed();
      const twice = pay(order, voucher(1_000, 1_000, code), voucher(854, 1_000, code));
      expect(await fieldsOf(twice)).toEqual([['tenders.1.voucher_code', 'taken']]);
      expect(await pay(order, voucher(1_000, 1_000), voucher(854, 1_000))).toMatchObject({
        payment_status: 'paid',
      });
    });

    test('pays the bills of a table together', async () => {
      const code = newCode();
      const { id: table_id } = await stage.table(2);
      const orders = [await stage.placed({ table_id }), await stage.placed({ table_id })];
      const tenders = await laid([voucher(2_000, 2_000, code)]);
      const body = { table_id, orders: orders.map(on), tenders };
      const paid = (await stage.as('cashier', payTable, { body })).orders;
      expect(paid.map(({ balance }) => balance)).toEqual([0, 1_708]);
      expect(paid.flatMap(({ payments }) => payments)).toMatchObject([
        { amount: 1_854, voucher_code: code, face_value: null },
        { amount: 146, voucher_code: code, face_value: 2_000 },
      ]);
      // The voucher is free again once both of its payments are reversed.
      const next = await stage.placed();
      await reverse(paid[1]!);
      expect(await fieldsOf(pay(next, voucher(1_000, 2_000, code)))).toEqual(taken);
      await reverse(paid[0]!);
      expect(await pay(next, voucher(1_854, 2_000, code))).toMatchObject({ balance: 0 });
    });

    test('needs a valid code and a face value, of which it pays all it can', async () => {
      const order = await stage.placed();
      for (const [tender, field, code] of [
        [{ amount: 1_000, face_value: 1_000 }, 'voucher_code', 'required'],
        [{ amount: 1_000, voucher_code: newCode() }, 'face_value', 'required'],
        [voucher(1_000, 1_000, 'ABC'), 'voucher_code', expect.any(String)],
        [voucher(1_000, 1_000, 'A'.repeat(21)), 'voucher_code', expect.any(String)],
        [voucher(1_000, 1_000, 'GIFT 42'), 'voucher_code', expect.any(String)],
        [voucher(999, 1_000), 'amount', 'not_face_value'],
        [voucher(1_001, 1_000), 'amount', 'not_face_value'],
        [{ ...voucher(1_000, 1_000), tip: 100 }, 'tip', 'not_offered'],
        [{ ...voucher(1_000, 1_000), kind: 'card' }, 'voucher_code', 'no_voucher'],
      ] as const)
        expect([tender, await fieldsOf(pay(order, tender))]).toEqual([
          tender,
          [[`tenders.0.${field}`, code]],
        ]);
      expect((await stage.now(order)).payments).toEqual([]);
    });

    test('is refunded in cash, not to the voucher, which stays used', async () => {
      const code = newCode();
      const placed = await stage.placed({ order_method: 'pickup' });
      const { balance } = placed;
      const paid = await pay(placed, voucher(balance, 5_000, code));
      const order = await stage.as('merchant', cancelOrder, {
        body: { ...on(paid), reason: 'Rung up twice' },
      });
      expect(order.refunds).toMatchObject([{ amount: balance, state: 'pending' }]);
      const refund = { ...on(order), refund_id: order.refunds[0]!.id };
      expect(await fieldsOf(stage.as('merchant', completeRefund, { body: refund }))).toEqual([
        ['tender', 'never_voucher'],
      ]);
      const body = { ...refund, tender: 'cash' as const };
      expect(await stage.as('merchant', completeRefund, { body })).toMatchObject({
        payment_status: 'refunded',
        refunds: [{ state: 'completed', tender: 'cash' }],
      });
      const again = pay(await stage.placed(), voucher(1_854, 5_000, code));
      expect(await fieldsOf(again)).toEqual(taken);
    });

    test('is in the exported order as a tender', async () => {
      const paid = await pay(await stage.placed(), voucher(1_000, 1_000), {
        kind: 'card',
        amount: 854,
      });
      const query = { ...always, search: paid.transaction_id, length: 100 };
      const { aaData } = await stage.as('merchant', exportOrders, { query });
      expect(aaData.find(({ id }) => id === paid.id)).toMatchObject({
        amounts: { total: 1_854 },
        tenders: [
          { name: 'Voucher', amount: 1_000 },
          { name: 'Card terminal', amount: 854 },
        ],
      });
    });
  });
}
