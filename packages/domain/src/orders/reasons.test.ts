import type { ActionReason } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contextBy, anyOrder, optionOf, orderAt, outlet, paidBy } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { reviewReasons } from './reasons.ts';
import type { OrderRecord } from './record.ts';
import { takeStep } from './toggleOrderStatus.ts';

const minutes = 60;

const openIn = (order: OrderRecord, seconds: number): ActionReason[] =>
  reviewReasons(order, contextBy('merchant', seconds).now, outlet.settings)
    .reasons.filter(({ resolved_at }) => resolved_at === null)
    .map(({ code }) => code);

const attempt = (order: OrderRecord, state: 'pending' | 'failed'): OrderRecord => {
  const { id: option_id, name, kind, channel } = optionOf('e_wallet');
  const { now, business_date } = contextBy();
  const payment = {
    id: 1,
    option_id,
    name,
    kind,
    channel,
    state,
    amount: 1854,
    tendered: 1854,
    change: 0,
    rounding: 0,
    fee: 0,
    tip: 0,
    business_date,
    at: now.toISOString(),
    by: name,
  };
  return { ...order, payments: [payment] };
};

const accepted = takeStep(anyOrder(), 'accept', { minutes: 20 }, contextBy());
const unpaid = (status: 'ready' | 'served', method: 'pickup' | 'dine_in') =>
  orderAt(status, method, false);

describe('reasons opened by time', () => {
  test.each([
    ['accept_overdue', anyOrder(), 5 * minutes],
    ['prep_overdue', accepted, 20 * minutes],
    ['ready_uncollected', unpaid('ready', 'pickup'), 20 * minutes],
    ['unpaid_after_served', unpaid('served', 'dine_in'), 30 * minutes],
    ['payment_pending_timeout', attempt(accepted, 'pending'), 15 * minutes],
  ] as const)('%s opens exactly when it is due', (code, order, seconds) => {
    expect(openIn(order, seconds - 1)).not.toContain(code);
    expect(openIn(order, seconds)).toContain(code);
  });

  test('have the time they became due, whenever they are reviewed', () => {
    const order = anyOrder();
    for (const seconds of [300, 301, 9000]) {
      const { reasons } = reviewReasons(order, contextBy('merchant', seconds).now, outlet.settings);
      expect(reasons).toEqual([
        {
          code: 'accept_overdue',
          severity: 'urgent',
          opened_at: '2026-11-20T04:05:00.000Z',
          resolved_at: null,
          resolved_by: null,
        },
      ]);
    }
  });

  test('don’t include uncollected for dine-in or unpaid for a paid order', () => {
    expect(openIn(orderAt('ready', 'dine_in'), 21 * minutes)).not.toContain('ready_uncollected');
    expect(openIn(orderAt('served'), 31 * minutes)).not.toContain('unpaid_after_served');
  });

  test('return the identical order if nothing changes', () => {
    const order = anyOrder();
    expect(reviewReasons(order, contextBy('merchant', 1).now, outlet.settings)).toBe(order);
  });
});

describe('reasons opened by money', () => {
  test('a failed payment opens a reason until another payment is made', () => {
    const failed = attempt(accepted, 'failed');
    expect(openIn(failed, 1)).toContain('payment_failed');
    expect(openIn(paidBy(failed, 'card'), 1)).not.toContain('payment_failed');
  });

  test('a payment above the bill opens a reason', () => {
    const paid = paidBy(accepted, 'card');
    const items = paid.items.map((line, i) =>
      i === 0 ? { ...line, status: 'voided' as const } : line,
    );
    expect(openIn({ ...paid, items }, 1)).toEqual(['payment_mismatch']);
  });

  test('a refund opens a reason until it is completed', () => {
    const { version, ...rest } = paidBy(anyOrder('pickup'), 'e_wallet');
    const context = contextBy();
    const off = cancelOrder(
      { ...rest, version },
      { version, reason: 'Because', made: false },
      context,
    );
    const as = (state: 'failed' | 'completed') => ({
      ...off,
      refunds: off.refunds.map((refund) => ({ ...refund, state })),
    });
    expect(openIn(off, 1)).toEqual(['refund_needs_approval']);
    expect(openIn(as('failed'), 1)).toEqual(['refund_failed']);
    expect(openIn(as('completed'), 1)).toEqual([]);
  });
});

describe('closed reasons', () => {
  const late = reviewReasons(anyOrder(), contextBy('merchant', 600).now, outlet.settings);

  test('are closed by rule and stay on the order', () => {
    const { reasons } = takeStep(late, 'accept', {}, contextBy('merchant', 660));
    expect(reasons).toMatchObject([
      { code: 'accept_overdue', resolved_at: '2026-11-20T04:11:00.000Z', resolved_by: 'rule' },
    ]);
  });

  test('that have no rule are closed when the order ends', () => {
    const reason = { ...late.reasons[0]!, code: 'print_failed' as const };
    const order = { ...orderAt('served', 'dine_in', false), reasons: [reason] };
    expect(openIn(order, 1)).toEqual(['print_failed']);
    expect(openIn(paidBy(order, 'cash'), 1)).toEqual([]);
  });
});
