import { invalid, Problem, type Payment, type PaymentOption } from '@servery/api';
import { layTender } from '../money/index.ts';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import { changed, requireVersion, said } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import type { Act, OrderRecord } from './record.ts';
import { completeWhenSettled } from './toggleOrderStatus.ts';

/** One means of paying a part of the bill, amounts in sen. */
export interface TenderWish {
  payment_option_id: number;
  amount: number;
  tendered?: number | null;
}

const canTake = ({ status }: OrderRecord) =>
  !['draft', 'cancelled', 'voided', 'merged'].includes(status);

function lay(
  order: OrderRecord,
  tender: TenderWish,
  option: PaymentOption,
  act: Act,
  field: string,
): Payment {
  const total = billOf(order).totals.total;
  const left = { payable: total, captured: moneyOf(order, total).captured };
  const isCash = option.kind === 'cash';
  const asked = layTender({ ...left, is_cash: isCash });
  // Paying what is left, rounded or not, settles the bill; cash then rounds it.
  const isAll = tender.amount === asked.asked || tender.amount === asked.remaining;
  if (tender.amount > Math.max(asked.asked, asked.remaining))
    throw new Problem('amountTooHigh', { details: { balance: asked.asked } });
  const amount = isAll ? asked.asked : tender.amount;
  const tendered = tender.tendered ?? amount;
  if (tendered < amount)
    throw invalid(`${field}.tendered`, 'too_little', 'This is less than what it should pay.');
  if (!isCash && tendered > amount)
    throw invalid(`${field}.tendered`, 'no_change', 'Only cash gives change.');
  return {
    id: act.nextId(),
    option_id: option.id,
    name: option.name,
    kind: option.kind,
    channel: option.channel,
    state: 'captured',
    amount,
    tendered,
    change: tendered - amount,
    rounding: isAll ? asked.rounding : 0,
    business_date: act.business_date,
    at: act.now.toISOString(),
    by: act.actor.name,
  };
}

/** Takes payment in one or more tenders, each laid against what the ones before left; a served order that is paid completes. */
export function takePayment(
  order: OrderRecord,
  { version, tenders }: { version: number; tenders: readonly TenderWish[] },
  options: readonly PaymentOption[],
  act: Act,
): OrderRecord {
  requireVersion(order, version);
  if (!canTake(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'paid' } });
  demand(act.actor, 'payment.take', { object_id: order.id, version: order.version });
  let next = order;
  tenders.forEach((tender, i) => {
    const option = options.find(({ id }) => id === tender.payment_option_id);
    const field = `tenders.${i}`;
    if (!option)
      throw invalid(`${field}.payment_option_id`, 'unknown', 'There is no such payment option.');
    if (option.kind === 'wallet' && !order.member)
      throw invalid(`${field}.payment_option_id`, 'needs_member', 'Only a member has a wallet.');
    const payment = lay(next, tender, option, act, field);
    next = { ...next, payments: [...next.payments, payment] };
  });
  const paid = completeWhenSettled({ ...next, undo: null }, act);
  const amount = tenders.reduce((sum, tender) => sum + tender.amount, 0);
  const names = next.payments.slice(order.payments.length).map(({ name }) => name);
  return changed(paid, act, 'pay', { amount, with: names.join(', ') });
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
