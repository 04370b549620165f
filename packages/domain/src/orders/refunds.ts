import type { Refund } from '@servery/api';
import { billOf, moneyOf } from './bill.ts';
import type { ChangeReason } from './changeReason.ts';
import type { Act, OrderRecord } from './record.ts';

/** Returns an amount in sen as refunds of the captured payments, the last one first, each up to what is left of it. */
export function refundsOf(
  order: OrderRecord,
  amount: number,
  facts: Pick<Refund, 'reason_code' | 'reason' | 'state' | 'is_overpayment'>,
  act: Act,
): Refund[] {
  let left = amount;
  const taken = order.payments.filter(({ state }) => state === 'captured');
  return taken.toReversed().flatMap((payment) => {
    const given = order.refunds.filter(
      ({ payment_id, state }) => payment_id === payment.id && state !== 'cancelled',
    );
    const room = payment.amount - given.reduce((sum, refund) => sum + refund.amount, 0);
    const part = Math.min(left, Math.max(room, 0));
    left -= part;
    if (part === 0) return [];
    return {
      id: act.nextId(),
      payment_id: payment.id,
      amount: part,
      tender: null,
      ...facts,
      business_date: act.business_date,
      at: act.now.toISOString(),
      by: act.actor.name,
    };
  });
}

/** The refunds of an order, with a request for all that is still captured. */
export function requestRefunds(
  order: OrderRecord,
  { reason_code, reason }: ChangeReason,
  act: Act,
): Refund[] {
  const { refundable } = moneyOf(order, billOf(order).totals.total);
  const facts = { reason_code, reason: reason ?? '', is_overpayment: false };
  return [...order.refunds, ...refundsOf(order, refundable, { ...facts, state: 'pending' }, act)];
}
