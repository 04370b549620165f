import { expect, test } from 'vitest';
import { contextBy, anyOrder, paidBy, refusalOf } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { completeRefund } from './completeRefund.ts';
import { showOrder } from './show.ts';

const cancelled = (kind: 'cash' | 'card' | 'e_wallet' | 'wallet') => {
  const order = paidBy(anyOrder('pickup'), kind);
  return cancelOrder(
    order,
    { version: order.version, reason: 'Because', made: false },
    contextBy(),
  );
};
const complete = (order: ReturnType<typeof cancelled>, who: 'merchant' | 'cashier' = 'merchant') =>
  completeRefund(
    order,
    { version: order.version, refund_id: order.refunds[0]!.id },
    contextBy(who, 600),
  );

test.each(['cash', 'card', 'e_wallet'] as const)(
  'completing a %s refund moves the order to the completed list',
  (kind) => {
    const order = cancelled(kind);
    expect(showOrder(order)).toMatchObject({ list: 'action' });
    const done = complete(order);
    expect(showOrder(done)).toMatchObject({ list: 'completed', payment_status: 'refunded' });
    expect(done.refunds).toMatchObject([
      { state: 'completed', at: contextBy('merchant', 600).now.toISOString() },
    ]);
    expect(refusalOf(() => complete(done))).toBe('invalid');
  },
);

test('a cashier needs approval to complete a refund', () => {
  expect(refusalOf(() => complete(cancelled('cash'), 'cashier'))).toBe('approvalRequired');
});
