import { invalid, Problem, type PaymentOption } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, said } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import { payOrders, type TenderWish } from './payOrders.ts';
import type { Act, OrderRecord } from './record.ts';

/** Takes payment in one or more tenders, each laid against what the ones before left; a served order that is paid completes. */
export function takePayment(
  order: OrderRecord,
  { version, tenders }: { version: number; tenders: readonly TenderWish[] },
  options: readonly PaymentOption[],
  act: Act,
): OrderRecord {
  const [paid] = payOrders(
    [order],
    { versions: new Map([[order.id, version]]), tenders },
    options,
    act,
  );
  return paid ?? order;
}

const openedAs = { dine_in: 'served', pickup: 'ready', delivery: 'dispatched' } as const;

/** Takes back a payment of the same business date; later ones are refunded instead. */
export function reversePayment(
  order: OrderRecord,
  { version, payment_id, ...why }: { version: number; payment_id: number } & ReasonInput,
  act: Act,
): OrderRecord {
  requireVersion(order, version);
  const reason = requireReason(why);
  const payment = order.payments.find(({ id }) => id === payment_id);
  if (payment?.state !== 'captured')
    throw invalid('payment_id', 'unknown', 'There is no such payment to reverse.');
  const isRefunded = order.refunds.some(({ state }) => state !== 'cancelled');
  if (payment.business_date !== act.business_date || payment.channel === 'online' || isRefunded)
    throw new Problem('notAllowedNow', { details: { from: 'captured', to: 'reversed' } });
  const { amount } = payment;
  const approved_by = demand(act.actor, 'payment.reverse', {
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
        status_at: act.now.toISOString(),
        completed_at: null,
        claimed_at: null,
      }),
      undo: null,
      payments: order.payments.map((one) =>
        one === payment ? { ...one, state: 'reversed' as const } : one,
      ),
    },
    act,
    'reverse',
    said({ amount, with: payment.name, ...reason, approved_by }),
  );
}
