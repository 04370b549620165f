import type { Payment, Refund } from '@servery/api';
import { billOf, moneyOf } from './bill.ts';
import type { ChangeReason } from './changeReason.ts';
import type { ActionContext, OrderRecord } from './record.ts';

/**
 * Splits an amount in sen between the captured payments, the last payment first, each up to its
 * remainder.
 */
export function drawsOf(
  order: Pick<OrderRecord, 'payments' | 'refunds'>,
  amount: number,
): { payment: Payment; part: number }[] {
  let left = amount;
  const taken = order.payments.filter(({ state }) => state === 'captured');
  return taken.toReversed().flatMap((payment) => {
    const given = order.refunds.filter(
      ({ payment_id, state }) => payment_id === payment.id && state !== 'cancelled',
    );
    const remainder = payment.amount - given.reduce((sum, refund) => sum + refund.amount, 0);
    const part = Math.min(left, Math.max(remainder, 0));
    left -= part;
    return part === 0 ? [] : { payment, part };
  });
}

/** Returns an amount in sen as refunds of the captured payments, as `drawsOf` splits it. */
export function refundsOf(
  order: OrderRecord,
  amount: number,
  facts: Pick<Refund, 'reason_code' | 'reason' | 'state' | 'is_overpayment'>,
  context: ActionContext,
): Refund[] {
  return drawsOf(order, amount).map(({ payment, part }) => ({
    id: context.nextId(),
    payment_id: payment.id,
    amount: part,
    tender: null,
    scope: null,
    ...facts,
    business_date: context.business_date,
    at: context.now.toISOString(),
    by: context.actor.name,
  }));
}

/** Returns the refunds of an order, with a request for everything that is still captured. */
export function requestRefunds(
  order: OrderRecord,
  { reason_code, reason }: ChangeReason,
  context: ActionContext,
): Refund[] {
  const { refundable } = moneyOf(order, billOf(order).totals.total);
  const facts = { reason_code, reason: reason ?? '', is_overpayment: false };
  return [
    ...order.refunds,
    ...refundsOf(order, refundable, { ...facts, state: 'pending' }, context),
  ];
}
