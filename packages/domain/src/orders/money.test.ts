import { describe, expect, test } from 'vitest';
import {
  contextBy,
  anyOrder,
  optionOf,
  orderAt,
  outlet,
  owed,
  paidBy,
  refusalOf,
} from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import type { OrderRecord } from './record.ts';
import { showOrder } from './show.ts';
import { reversePayment, takePayment } from './togglePaymentStatus.ts';
import { voidOrder } from './voidOrder.ts';

const reason = 'Rung up twice';

const pay = (order: OrderRecord, ...tenders: [Parameters<typeof optionOf>[0], number, number?][]) =>
  takePayment(
    order,
    {
      version: order.version,
      tenders: tenders.map(([kind, amount, tendered]) => ({
        payment_option_id: optionOf(kind).id,
        amount,
        tendered,
      })),
    },
    outlet.payment_options,
    contextBy('cashier'),
  );

const reverse = (order: OrderRecord, context = contextBy()) => {
  const payment_id = order.payments.at(-1)?.id ?? 0;
  return reversePayment(order, { version: order.version, payment_id, reason }, context);
};

const voided = (order: OrderRecord, context = contextBy()) =>
  voidOrder(order, { version: order.version, reason }, context);
const cancelled = (order: OrderRecord, made = false) =>
  cancelOrder(order, { version: order.version, reason, made }, contextBy());

describe('taking payment', () => {
  test('rounds in cash, whether the exact or the rounded amount is given', () => {
    for (const amount of [1854, 1855]) {
      const { payments, ...rest } = pay(anyOrder(), ['cash', amount, 2000]);
      expect(payments[0]).toMatchObject({ amount: 1855, change: 145, rounding: 1 });
      expect(owed({ payments, ...rest })).toBe(0);
    }
  });

  test('rounds only if cash settles the bill', () => {
    const part = pay(anyOrder(), ['cash', 1000]);
    expect(part.payments[0]).toMatchObject({ amount: 1000, rounding: 0 });
    const paid = pay(part, ['card', 854]);
    expect(showOrder(paid)).toMatchObject({ payment_status: 'paid', totals: { rounding: 0 } });
  });

  test('from a wallet requires a member', () => {
    expect(owed(paidBy(anyOrder(), 'wallet'))).toBe(0);
    expect(refusalOf(() => paidBy({ ...anyOrder(), member: null }, 'wallet'))).toBe('invalid');
  });

  test('completes a served order, and no other', () => {
    expect(paidBy(orderAt('served', 'dine_in', false), 'cash').status).toBe('completed');
    expect(paidBy(orderAt('ready', 'pickup', false), 'cash').status).toBe('ready');
  });

  test('is refused above the balance and for drafts and cancelled, voided or combined orders', () => {
    expect(refusalOf(() => pay(anyOrder(), ['card', 1855]))).toBe('amountTooHigh');
    expect(refusalOf(() => pay(anyOrder(), ['card', 1000], ['cash', 900]))).toBe('amountTooHigh');
    for (const status of ['draft', 'cancelled', 'voided', 'merged'] as const)
      expect(refusalOf(() => pay(orderAt(status, 'dine_in', false), ['cash', 5]))).toBe(
        'notAllowedNow',
      );
  });
});

describe('reversing a payment', () => {
  test('reopens a completed order with its previous status', () => {
    for (const [method, status] of [
      ['dine_in', 'served'],
      ['pickup', 'ready'],
      ['delivery', 'dispatched'],
    ] as const) {
      const open = reverse(orderAt('completed', method));
      expect(open).toMatchObject({ status, completed_at: null, claimed_at: null });
      expect(owed(open)).toBeGreaterThan(0);
    }
  });

  test('is limited to offline payments of the same business date', () => {
    const online = paidBy(anyOrder(), 'e_wallet');
    expect(refusalOf(() => reverse(online))).toBe('notAllowedNow');
    const tomorrow = { ...contextBy(), business_date: '2026-11-21' };
    expect(refusalOf(() => reverse(paidBy(anyOrder(), 'cash'), tomorrow))).toBe('notAllowedNow');
    expect(refusalOf(() => reverse(anyOrder()))).toBe('invalid');
  });
});

describe('voiding an order', () => {
  test('reverses offline payments and voids every line', () => {
    const gone = voided(paidBy(orderAt('accepted', 'dine_in', false), 'cash'));
    expect(gone.payments.map(({ state }) => state)).toEqual(['reversed']);
    expect(gone.items.every(({ status }) => status === 'voided')).toBe(true);
    expect(showOrder(gone)).toMatchObject({ total: 0, balance: 0, payment_status: 'not_charged' });
  });

  test('is refused while a payment can’t be reversed at the counter', () => {
    for (const kind of ['e_wallet', 'wallet'] as const)
      expect(refusalOf(() => voided(paidBy(anyOrder(), kind)))).toBe('hasPayments');
    const tomorrow = { ...contextBy(), business_date: '2026-11-21' };
    expect(refusalOf(() => voided(paidBy(anyOrder(), 'cash'), tomorrow))).toBe('hasPayments');
  });
});

describe('cancelling an order', () => {
  test('requests a refund of every captured payment, once', () => {
    const part = pay(anyOrder('pickup'), ['e_wallet', 500], ['cash', 300]);
    const off = cancelled(part);
    expect(off.refunds).toMatchObject([
      { amount: 300, state: 'pending', payment_id: part.payments[1]!.id },
      { amount: 500, state: 'pending', payment_id: part.payments[0]!.id },
    ]);
    expect(showOrder(off)).toMatchObject({ balance: 0, list: 'action' });
    expect(cancelled(anyOrder()).refunds).toEqual([]);
  });

  test('records for each line whether it was made, except for lines voided before', () => {
    const order = orderAt('accepted', 'dine_in', false);
    const [first, second] = order.items;
    const items = [
      { ...first!, status: 'queued' as const, sent_qty: 2 },
      { ...second!, status: 'voided' as const, sent_qty: 1, made: true },
    ];
    expect(cancelled({ ...order, items }, false).items.map(({ made }) => made)).toEqual([
      false,
      true,
    ]);
    expect(cancelled({ ...order, items }, true).items.map(({ made }) => made)).toEqual([
      true,
      true,
    ]);
    expect(cancelled(anyOrder(), true).items.every(({ made }) => made)).toBe(false);
  });
});
