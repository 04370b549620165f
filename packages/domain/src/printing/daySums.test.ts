import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextBy, anyOrder, orderAt, paidBy } from '../orders/anyOrder.ts';
import { cancelOrder } from '../orders/cancelOrder.ts';
import { showOrder, type OrderRecord } from '../orders/index.ts';
import { daySumsOf } from './daySums.ts';

const today = '2026-11-20';
const days = ['2026-11-19', today, '2026-11-21'] as const;

const cancelled = (order: OrderRecord): OrderRecord =>
  cancelOrder(order, { version: order.version, reason: 'Because', made: false }, contextBy());

const kinds = {
  unpaid: () => orderAt('served', 'dine_in', false),
  paidInCash: () => paidBy(anyOrder(), 'cash'),
  paidByCard: () => orderAt('completed'),
  partlyPaid: () => {
    const order = paidBy(anyOrder(), 'card');
    return { ...order, payments: order.payments.map((row) => ({ ...row, amount: 500 })) };
  },
  overpaid: () => {
    const order = paidBy(anyOrder(), 'card');
    return { ...order, payments: order.payments.map((row) => ({ ...row, amount: 5000 })) };
  },
  cancelledUnpaid: () => cancelled(anyOrder()),
  cancelledPaid: () => cancelled(paidBy(anyOrder(), 'cash')),
} as const;

const anyDay = fc.constantFrom(...days);
const order = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[])),
    placed: anyDay,
    paid: anyDay,
    refunded: anyDay,
    share: fc.integer({ min: 0, max: 3 }),
    tender: fc.constantFrom(undefined, null, 'cash' as const, 'wallet' as const),
  })
  .map(({ kind, placed, paid, refunded, share, tender }): OrderRecord => {
    const made = kinds[kind]();
    const payments = made.payments.map((row) => ({ ...row, business_date: paid }));
    const [payment] = payments;
    const amount = Math.floor(((payment?.amount ?? 0) * share) / 3);
    const refund = {
      id: 1,
      payment_id: payment?.id ?? null,
      amount,
      ...(tender !== undefined && { tender }),
      reason: 'Because',
      reason_code: null,
      state: 'completed' as const,
      is_overpayment: false,
      business_date: refunded,
      at: made.placed_at,
      by: 'Somebody',
    };
    return { ...made, business_date: placed, payments, refunds: amount > 0 ? [refund] : [] };
  });

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('the total of a day and its adjustments sum to the money received', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 8 }), (orders) => {
      const day = daySumsOf(orders.map(showOrder), today);
      const { total, part_payments, called_off, other_days, overpaid, elsewhere, refunds } = day;
      expect(total + part_payments + called_off + other_days + overpaid + elsewhere + refunds).toBe(
        day.received,
      );
      expect(sum([...day.tenders.values()]) + refunds).toBe(day.received);
    }),
    { numRuns: 300 },
  );
});

test('payments and refunds count on their own dates, regardless of their order’s date', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 8 }), (orders) => {
      const rows = orders.flatMap(({ payments, refunds }) => [
        ...payments,
        ...refunds.map((refund) => ({
          ...refund,
          kind: refund.tender ?? payments[0]?.kind,
          amount: -refund.amount,
        })),
      ]);
      const here = rows.filter(({ business_date }) => business_date === today);
      const day = daySumsOf(orders.map(showOrder), today);
      expect(day.received).toBe(sum(here.map(({ amount }) => amount)));
      expect(day.expected_cash).toBe(
        sum(here.filter(({ kind }) => kind === 'cash').map(({ amount }) => amount)),
      );
    }),
    { numRuns: 300 },
  );
});

test('the payment of a cancelled order is no sale, and is listed until it is refunded', () => {
  const gone = showOrder(cancelled(paidBy(anyOrder(), 'cash')));
  const { amount } = gone.payments[0]!;
  expect(daySumsOf([gone], today)).toMatchObject({
    total: 0,
    called_off: amount,
    received: amount,
    expected_cash: amount,
  });
  const refunds = gone.refunds.map((refund) => ({ ...refund, state: 'completed' as const }));
  expect(daySumsOf([{ ...gone, refunds }], today)).toMatchObject({
    total: 0,
    called_off: amount,
    refunds: -amount,
    refund_count: 1,
    received: 0,
    expected_cash: 0,
  });
});
