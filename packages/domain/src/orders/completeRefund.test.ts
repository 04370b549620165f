import { expect, test } from 'vitest';
import { actBy, anyOrder, paidBy, refusalOf } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { completeRefund } from './completeRefund.ts';
import { showOrder } from './show.ts';

const cancelled = (kind: 'cash' | 'card' | 'e_wallet' | 'wallet') => {
  const order = paidBy(anyOrder('pickup'), kind);
  return cancelOrder(order, { version: order.version, reason: 'Because', made: false }, actBy());
};
const complete = (order: ReturnType<typeof cancelled>, who: 'merchant' | 'cashier' = 'merchant') =>
  completeRefund(
    order,
    { version: order.version, refund_id: order.refunds[0]!.id },
    actBy(who, 600),
  );

test.each(['cash', 'card', 'e_wallet'] as const)(
  'a %s refund that was handed back takes the order off the board',
  (kind) => {
    const order = cancelled(kind);
    expect(showOrder(order)).toMatchObject({ list: 'action' });
    const done = complete(order);
    expect(showOrder(done)).toMatchObject({ list: 'completed', payment_status: 'refunded' });
    expect(done.refunds).toMatchObject([
      { state: 'completed', at: actBy('merchant', 600).now.toISOString() },
    ]);
    expect(refusalOf(() => complete(done))).toBe('invalid');
  },
);

test('a cashier needs a PIN to complete a refund', () => {
  expect(refusalOf(() => complete(cancelled('cash'), 'cashier'))).toBe('approvalRequired');
});
