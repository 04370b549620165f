import { invalid, Problem } from '@servery/api';
import type { PaymentOptionRecord } from '../payments/record.ts';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import { payOrders, type PaymentInput } from './payOrders.ts';
import type { ActionContext, OrderRecord } from './record.ts';

/**
 * Takes payment with one or more tenders, each applied to the remainder of the ones before; a
 * served order that is paid is completed.
 */
export function takePayment(
  order: OrderRecord,
  { version, ...input }: Omit<PaymentInput, 'versions'> & { version: number },
  options: readonly PaymentOptionRecord[],
  context: ActionContext,
): OrderRecord {
  const [paid] = payOrders(
    [order],
    { ...input, versions: new Map([[order.id, version]]) },
    options,
    context,
  );
  return paid ?? order;
}

const openedAs = { dine_in: 'served', pickup: 'ready', delivery: 'dispatched' } as const;

/**
 * Reverses a payment of the same business date; later ones are refunded instead.
 * @throws `invalid` or `notAllowedNow`
 */
export function reversePayment(
  order: OrderRecord,
  { version, payment_id, ...why }: { version: number; payment_id: number } & ReasonInput,
  context: ActionContext,
): OrderRecord {
  requireVersion(order, version);
  const reason = requireReason(why);
  const payment = order.payments.find(({ id }) => id === payment_id);
  if (payment?.state !== 'captured')
    throw invalid('payment_id', 'unknown', 'This payment can’t be reversed.');
  const isRefunded = order.refunds.some(({ state }) => state !== 'cancelled');
  if (payment.business_date !== context.business_date || payment.channel === 'online' || isRefunded)
    throw new Problem('notAllowedNow', { details: { from: 'captured', to: 'reversed' } });
  const { amount } = payment;
  const approved_by = demand(context.actor, 'payment.reverse', {
    object_id: order.id,
    version: order.version,
    amount,
  });
  const isReopened = order.status === 'completed';
  return changed(
    {
      ...order,
      ...(isReopened && {
        status: openedAs[order.order_method],
        status_at: context.now.toISOString(),
        completed_at: null,
        claimed_at: null,
      }),
      undo: null,
      payments: order.payments.map((one) =>
        one === payment ? { ...one, state: 'reversed' as const } : one,
      ),
    },
    context,
    'reverse',
    withoutNulls({ amount, with: payment.name, ...reason, approved_by }),
  );
}
