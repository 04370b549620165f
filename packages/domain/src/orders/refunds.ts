import type { Refund } from '@servery/api';
import { billOf, moneyOf } from './bill.ts';
import type { ChangeReason } from './changeReason.ts';
import type { Act, OrderRecord } from './record.ts';

/** The refunds of an order, with a request for all that is still captured. */
export function requestRefunds(
  order: OrderRecord,
  { reason_code, reason }: ChangeReason,
  act: Act,
): Refund[] {
  const { refundable } = moneyOf(order, billOf(order).totals.total);
  if (refundable === 0) return order.refunds;
  const payment = order.payments.findLast(({ state }) => state === 'captured');
  return [
    ...order.refunds,
    {
      id: act.nextId(),
      payment_id: payment?.id ?? null,
      amount: refundable,
      reason_code,
      reason: reason ?? '',
      state: 'pending',
      is_overpayment: false,
      business_date: act.business_date,
      at: act.now.toISOString(),
      by: act.actor.name,
    },
  ];
}
