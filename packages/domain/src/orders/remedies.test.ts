import { actionReasons, type ActionReason, type Reason } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { rightsOf } from '../people/rights.ts';
import { contextBy, anyOrder, optionOf, orderAt, outlet, paidBy, refusalOf } from './anyOrder.ts';
import { offerOf } from './offers.ts';
import type { OrderRecord } from './record.ts';
import { remedies } from './remedies.ts';
import { resolveReason } from './resolveReason.ts';
import { showOrder } from './show.ts';
import { takePayment } from './togglePaymentStatus.ts';
import { updateOrder } from './updateOrder.ts';

const open = (order: OrderRecord, code: ActionReason): OrderRecord => {
  const reason: Reason = {
    code,
    severity: 'notice',
    opened_at: order.placed_at,
    resolved_at: null,
    resolved_by: null,
  };
  return { ...order, reasons: [reason] };
};

const withAttempt = (state: 'pending' | 'failed'): OrderRecord => {
  const order = anyOrder('pickup');
  const { payments } = paidBy(order, 'e_wallet');
  return { ...order, payments: payments.map((payment) => ({ ...payment, state })) };
};

const overpaid = (): OrderRecord => {
  const paid = paidBy(anyOrder(), 'card');
  const change = { type: 'void_line', line_id: paid.items[0]!.id, reason: 'Gone', made: false };
  const input = { version: paid.version, changes: [change as never] };
  return updateOrder(paid, input, contextBy(), { menu: new Map(), discounts: [] });
};

const refunding = (state: 'pending' | 'failed'): OrderRecord => {
  const order = orderAt('cancelled', 'pickup');
  const { id: payment_id, amount, business_date, at, by } = order.payments[0]!;
  const facts = { reason_code: null, reason: '', is_overpayment: false };
  return {
    ...order,
    refunds: [{ id: 7, payment_id, amount, ...facts, state, business_date, at, by }],
  };
};

/** Orders on which each reason is open. A new code needs its orders here and its remedies. */
const orders: Record<ActionReason, readonly OrderRecord[]> = {
  accept_overdue: [anyOrder(), anyOrder('pickup')],
  prep_overdue: [orderAt('accepted'), orderAt('preparing')],
  ready_uncollected: [
    orderAt('ready', 'pickup'),
    orderAt('ready', 'pickup', false),
    orderAt('ready', 'delivery'),
  ],
  payment_pending_timeout: [withAttempt('pending')],
  payment_failed: [withAttempt('failed')],
  payment_mismatch: [overpaid()],
  unpaid_after_served: [
    orderAt('served', 'dine_in', false),
    orderAt('dispatched', 'delivery', false),
  ],
  item_unavailable: [anyOrder(), orderAt('accepted')],
  print_failed: [orderAt('accepted')],
  delivery_quote_expired: [orderAt('accepted', 'pickup'), orderAt('accepted', 'delivery')],
  delivery_failed: [orderAt('dispatched', 'delivery'), orderAt('dispatched', 'delivery', false)],
  cancel_requested: [orderAt('preparing', 'pickup'), orderAt('served')],
  refund_failed: [refunding('failed')],
  refund_needs_approval: [refunding('pending')],
  sync_conflict: [orderAt('served')],
  member_debt: [orderAt('served', 'dine_in', false), orderAt('served')],
};

describe('open reason', () => {
  test.each(actionReasons)('%s has an action that resolves it', (code) => {
    const rights = rightsOf('merchant', null);
    expect(orders[code].length).toBeGreaterThan(0);
    for (const order of orders[code]) {
      const shown = showOrder(open(order, code));
      const offers = remedies[code].map((remedy) => offerOf(remedy, shown, rights));
      expect([order.status, offers]).toEqual([order.status, expect.arrayContaining(['allow'])]);
    }
  });

  test.each(actionReasons)('%s offers none of the reason actions while it isn’t open', (code) => {
    const shown = showOrder({ ...orders[code][0]!, reasons: [] });
    for (const action of ['send_again', 'remove_line', 'return_overpayment', 'keep'] as const)
      expect(offerOf(action, shown, rightsOf('merchant', null))).toBe('deny');
  });
});

describe('resolving a reason', () => {
  const resolve = (
    order: OrderRecord,
    input: Omit<Parameters<typeof resolveReason>[1], 'version'>,
    context = contextBy(),
  ) => resolveReason(order, { version: order.version, ...input }, context);

  test('cancels a failed delivery and requests a refund', () => {
    const order = open(orderAt('dispatched', 'delivery'), 'delivery_failed');
    const input = { code: 'delivery_failed', action: 'call_off' } as const;
    expect(refusalOf(() => resolve(order, input))).toBe('invalid');
    expect(
      refusalOf(() => resolve(order, { ...input, reason: 'Nobody home' }, contextBy('waiter'))),
    ).toBe('forbidden');
    const done = resolve(order, { ...input, reason_code: 'guest_unreachable' });
    expect(done).toMatchObject({ status: 'cancelled', refunds: [{ state: 'pending' }] });
    expect(done.reasons[0]).toMatchObject({ code: 'delivery_failed', resolved_by: 'merchant' });
    expect(done.items.every(({ made }) => made)).toBe(true);
  });

  test('sends a failed delivery out again, once', () => {
    const order = open(orderAt('dispatched', 'delivery'), 'delivery_failed');
    const input = { code: 'delivery_failed', action: 'send_again' } as const;
    const sent = resolve(order, input, contextBy('waiter', 60));
    expect(sent).toMatchObject({
      status: 'dispatched',
      status_at: contextBy('waiter', 60).now.toISOString(),
    });
    expect(refusalOf(() => resolve(sent, input))).toBe('notAllowedNow');
  });

  test.each([
    ['to the payments, the last one first', 'wallet', {}, null],
    ['in cash for a voucher', 'voucher', { voucher_code: 'GIFT-0042', face_value: 54 }, 'cash'],
  ] as const)('returns an overpayment %s', (_how, kind, more, tender) => {
    const order = anyOrder();
    const tenders = [
      { payment_option_id: optionOf('card').id, amount: 1_800 },
      { payment_option_id: optionOf(kind).id, amount: 54, ...more },
    ];
    const paid = takePayment(
      order,
      { version: order.version, tenders },
      outlet.payment_options,
      contextBy(),
    );
    const change = { type: 'void_line', line_id: paid.items[0]!.id, reason: 'Gone', made: false };
    const input = { version: paid.version, changes: [change as never] };
    const less = updateOrder(paid, input, contextBy(), { menu: new Map(), discounts: [] });
    const excess = -showOrder(less).balance;
    expect(excess).toBeGreaterThan(54);
    const { refunds } = resolve(less, { code: 'payment_mismatch', action: 'return_overpayment' });
    expect(refunds).toMatchObject([
      { amount: 54, tender },
      { amount: excess - 54, tender: null },
    ]);
  });
});
