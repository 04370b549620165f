import type { PaymentOption } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layVoucher } from '../money/index.ts';
import { joinBills, paymentLabel } from '../paying/index.ts';
import { anyOrder, contextBy, optionOf, outlet, owed, refusalOf } from './anyOrder.ts';
import { completeRefund } from './completeRefund.ts';
import { payOrders, type TenderInput } from './payOrders.ts';
import { cancelOrder } from './cancelOrder.ts';
import type { OrderRecord } from './record.ts';
import { showOrder } from './show.ts';

const tender = (
  kind: PaymentOption['kind'],
  amount: number,
  more: Partial<TenderInput> = {},
): TenderInput => ({ payment_option_id: optionOf(kind).id, amount, ...more });

const voucher = (amount: number, face_value: number, voucher_code = 'GIFT-0042') =>
  tender('voucher', amount, { voucher_code, face_value });

const pay = (
  orders: readonly OrderRecord[],
  tenders: readonly TenderInput[],
  spent: readonly string[] = [],
) => {
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  return payOrders(orders, { versions, tenders, spent }, outlet.payment_options, contextBy());
};

/** Returns the field and the code of a refusal. */
const refusedFor = (decide: () => unknown) => {
  try {
    decide();
    return null;
  } catch (error) {
    const { matter } = error as { matter: { fields?: Record<string, { code: string }> } };
    return Object.entries(matter.fields ?? {}).map(([field, { code }]) => [field, code]);
  }
};

describe('a voucher', () => {
  test('pays its face value or what is left, and forfeits the rest of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (face_value) => {
        const order = anyOrder();
        const { amount, forfeited } = layVoucher(face_value, owed(order));
        expect(amount + forfeited).toBe(face_value);
        const [paid] = pay([order], [voucher(amount, face_value)]);
        expect(owed(paid!)).toBe(owed(order) - amount);
        expect(paid!.payments).toMatchObject([
          { amount, face_value, tendered: amount, change: 0, rounding: 0, channel: 'stored_value' },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  test('leaves the rounding to the cash that pays the rest', () => {
    const [paid] = pay([anyOrder()], [voucher(1_000, 1_000), tender('cash', 854)]);
    expect(owed(paid!)).toBe(0);
    expect(paid!.payments.map(({ kind, amount, rounding }) => [kind, amount, rounding])).toEqual([
      ['voucher', 1_000, 0],
      ['cash', 855, 1],
    ]);
  });

  test('pays no other amount than that', () => {
    const at = [['tenders.0.amount', 'not_face_value']];
    expect(refusedFor(() => pay([anyOrder()], [voucher(999, 1_000)]))).toEqual(at);
    expect(refusedFor(() => pay([anyOrder()], [voucher(1_001, 1_000)]))).toEqual(at);
    expect(refusedFor(() => pay([anyOrder()], [voucher(1_853, 2_000)]))).toEqual(at);
    expect(refusalOf(() => pay([anyOrder()], [voucher(2_000, 2_000)]))).toBe('amountTooHigh');
  });

  test('gives no change and takes no tip', () => {
    const all = { voucher_code: 'GIFT-0042', face_value: 2_000 };
    const change = tender('voucher', 1_854, { ...all, tendered: 2_000 });
    expect(refusedFor(() => pay([anyOrder()], [change]))).toEqual([
      ['tenders.0.tendered', 'no_change'],
    ]);
    const tip = tender('voucher', 1_854, { ...all, tip: 100 });
    const options = outlet.payment_options.map((one) => ({ ...one, tip_rates: [500] }));
    const order = anyOrder();
    const versions = new Map([[order.id, order.version]]);
    expect(
      refusedFor(() => payOrders([order], { versions, tenders: [tip] }, options, contextBy())),
    ).toEqual([['tenders.0.tip', 'not_offered']]);
  });

  test('pays once', () => {
    const at = (i: number) => [[`tenders.${i}.voucher_code`, 'taken']];
    const once = voucher(1_000, 1_000);
    expect(refusedFor(() => pay([anyOrder()], [once], ['GIFT-0042']))).toEqual(at(0));
    expect(refusedFor(() => pay([anyOrder()], [once, voucher(854, 1_000)]))).toEqual(at(1));
    expect(refusedFor(() => pay([anyOrder()], [once], ['GIFT-0043']))).toBeNull();
  });

  test('needs a code and a face value, and other options have none', () => {
    for (const [field, more] of [
      ['voucher_code', { face_value: 1_000 }],
      ['face_value', { voucher_code: 'GIFT-0042' }],
    ] as const) {
      expect(refusedFor(() => pay([anyOrder()], [tender('voucher', 1_000, more)]))).toEqual([
        [`tenders.0.${field}`, 'required'],
      ]);
    }
    const card = tender('card', 1_000, { voucher_code: 'GIFT-0042' });
    expect(refusedFor(() => pay([anyOrder()], [card]))).toEqual([
      ['tenders.0.voucher_code', 'no_voucher'],
    ]);
    const cash = tender('cash', 1_000, { face_value: 1_000 });
    expect(refusedFor(() => pay([anyOrder()], [cash]))).toEqual([
      ['tenders.0.face_value', 'no_voucher'],
    ]);
  });

  test('has its face value once if it pays several bills', () => {
    const orders = [anyOrder(), anyOrder()];
    const paid = pay(orders, [voucher(2_000, 2_000)]);
    expect(paid.flatMap(({ payments }) => payments)).toMatchObject([
      { amount: 1_854, voucher_code: 'GIFT-0042', face_value: null },
      { amount: 146, voucher_code: 'GIFT-0042', face_value: 2_000 },
    ]);
    expect(joinBills(paid.map(showOrder)).payments).toMatchObject([
      { amount: 2_000, voucher_code: 'GIFT-0042', face_value: 2_000 },
    ]);
  });

  test('is refunded in cash or to a wallet', () => {
    const placed = anyOrder('pickup');
    const amount = owed(placed);
    const [paid] = pay([placed], [voucher(amount, 5_000)]);
    const { version } = paid!;
    const order = cancelOrder(paid!, { version, reason: 'Too late', made: false }, contextBy());
    const refund = { version: order.version, refund_id: order.refunds[0]!.id };
    expect(order.refunds).toMatchObject([{ amount }]);
    expect(refusedFor(() => completeRefund(order, refund, contextBy()))).toEqual([
      ['tender', 'never_voucher'],
    ]);
    const done = completeRefund(order, { ...refund, tender: 'cash' }, contextBy());
    expect(done.refunds).toMatchObject([{ state: 'completed', tender: 'cash' }]);
  });
});

test('the label of a payment has the last four characters of its voucher', () => {
  expect(paymentLabel({ name: 'Voucher', voucher_code: 'GIFT-0042' })).toBe('Voucher ••••0042');
  expect(paymentLabel({ name: 'Cash', voucher_code: null })).toBe('Cash');
});
