import type { MerchantSettings } from '@servery/api';
import { billOf, moneyOf } from './bill.ts';
import type { OrderRecord } from './record.ts';

/**
 * Returns when a new order with an online payment expires (a UTC instant): `prepay_minutes` after
 * the last attempt to pay; null once it is accepted or money has arrived, and if nobody tried to
 * pay.
 */
export function expiryOf(
  order: OrderRecord,
  { prepay_minutes }: Pick<MerchantSettings, 'prepay_minutes'>,
): string | null {
  if (order.status !== 'new') return null;
  const attempt = order.payments.findLast(({ channel }) => channel === 'online');
  if (!attempt) return null;
  const { status } = moneyOf(order, billOf(order).totals.total);
  if (status !== 'pending' && status !== 'failed') return null;
  return new Date(Date.parse(attempt.at) + prepay_minutes * 60_000).toISOString();
}

/**
 * Cancels a new order whose online payment hasn't arrived, once it expires; otherwise returns the
 * same order.
 */
export function expireOrder(
  order: OrderRecord,
  now: Date,
  settings: Pick<MerchantSettings, 'prepay_minutes'>,
): OrderRecord {
  const expiry = expiryOf(order, settings);
  if (expiry === null || now.toISOString() < expiry) return order;
  const facts = { from: order.status, to: 'cancelled' };
  return {
    ...order,
    version: order.version + 1,
    status: 'cancelled',
    status_at: expiry,
    undo: null,
    payments: order.payments.map((payment) =>
      payment.state === 'pending' ? { ...payment, state: 'cancelled' } : payment,
    ),
    timeline: [...order.timeline, { at: expiry, by: '', kind: 'expire', facts }],
  };
}
