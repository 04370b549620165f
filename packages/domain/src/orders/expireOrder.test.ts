import { expect, test } from 'vitest';
import { contextBy, anyOrder, optionOf, outlet, paidBy } from './anyOrder.ts';
import { passTime } from './passTime.ts';
import type { OrderRecord } from './record.ts';
import { showOrder } from './show.ts';
import { stockSteps } from './stock.ts';
import { takeStep } from './toggleOrderStatus.ts';

const minutes = 60;
const at = (seconds: number) => contextBy('merchant', seconds).now;
const later = (order: OrderRecord, seconds: number, prepay_minutes = 15) =>
  passTime(order, at(seconds), { ...outlet.settings, prepay_minutes });

/** Returns a pickup order with an online payment attempt two minutes after it was placed. */
const prepaid = (state: 'pending' | 'failed' | 'authorised' = 'pending'): OrderRecord => {
  const { id: option_id, name, kind, channel } = optionOf('e_wallet');
  const { now, business_date } = contextBy('merchant', 2 * minutes);
  const money = { amount: 1854, tendered: 1854, change: 0, rounding: 0, fee: 0, tip: 0 };
  const payment = { id: 1, option_id, name, kind, channel, state, ...money, business_date };
  return {
    ...anyOrder('pickup'),
    payments: [{ ...payment, at: now.toISOString(), by: name }],
  };
};

test.each(['pending', 'failed'] as const)(
  'a new order with a %s online payment expires',
  (state) => {
    const order = prepaid(state);
    expect(later(order, 17 * minutes - 1).status).toBe('new');
    const expired = later(order, 60 * minutes);
    expect(expired).toMatchObject({
      status: 'cancelled',
      status_at: at(17 * minutes).toISOString(),
      version: order.version + 1,
      review_at: null,
    });
    expect(expired.timeline.at(-1)).toMatchObject({ kind: 'expire' });
    expect(expired.payments[0]?.state).not.toBe('pending');
    expect(showOrder(expired)).toMatchObject({ payment_status: 'not_charged', list: 'completed' });
  },
);

test('an expired order returns everything that it took from stock', () => {
  const order = prepaid();
  const counted = {
    ...order,
    items: order.items.map((line) => ({ ...line, stock_qty: line.quantity })),
  };
  expect(stockSteps(counted, later(counted, 60 * minutes))).toMatchObject([
    { mode: 'return', quantity: 2 },
    { mode: 'return', quantity: 1 },
  ]);
});

test('the time allowed to pay follows the setting and sets the time of the next review', () => {
  const order = later(prepaid(), 2 * minutes, 3);
  expect(later(order, 5 * minutes - 1, 3).status).toBe('new');
  expect(later(order, 5 * minutes, 3).status).toBe('cancelled');
  expect(order.review_at).toBe(at(5 * minutes).toISOString());
});

test('an order that is accepted, has money or no online attempt never expires', () => {
  for (const order of [
    anyOrder('pickup'),
    prepaid('authorised'),
    paidBy(prepaid(), 'card'),
    takeStep(prepaid(), 'accept', {}, contextBy()),
  ])
    expect(later(order, 600 * minutes).status).toBe(order.status);
});
