import { invalid, Problem, type RefundScope } from '@servery/api';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import { payoutOf, quotedRefunds, refundableOf } from './itemRefunds.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { drawsOf, refundsOf } from './refunds.ts';

/** A request to refund some items of an order, and its delivery fee or not. */
export interface RefundRequest extends ReasonInput, RefundScope {
  version: number;
}

function requireLeft(order: OrderRecord, { lines, delivery_fee }: RefundScope): void {
  const left = refundableOf(order);
  const units = new Map(left.units);
  for (const [i, { line_id, quantity }] of lines.entries()) {
    const known = units.get(line_id);
    if (known === undefined)
      throw invalid(`lines.${i}.line_id`, 'unknown', 'This item can’t be refunded.');
    if (quantity > known)
      throw invalid(`lines.${i}.quantity`, 'max_value', 'There is less of this item to refund.');
    units.set(line_id, known - quantity);
  }
  if (delivery_fee && !left.delivery_fee)
    throw invalid('delivery_fee', 'unknown', 'There is no delivery fee to refund.');
}

/**
 * Requests the refund of some items of an order that is completed and paid: their share of the net,
 * the service charge and the tax of the bill, from the last payment first. All refunds of a bill sum
 * to what was paid. What is paid back in cash is rounded to 5 sen.
 * @throws `notAllowedNow` if the order isn’t completed and paid
 * @throws `invalid` if there is less to refund, or it has no value
 */
export function requestRefund(
  order: OrderRecord,
  { version, lines, delivery_fee, ...why }: RefundRequest,
  context: ActionContext,
): OrderRecord {
  requireVersion(order, version);
  const { reason_code, reason } = requireReason(why);
  const bill = billOf(order);
  const { balance, rounding } = moneyOf(order, bill.totals.total);
  if (order.status !== 'completed' || balance !== 0)
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'refunded' } });
  const scope = { lines, delivery_fee };
  requireLeft(order, scope);
  const earlier = quotedRefunds(order.refunds, bill, rounding);
  const payout = (is_cash: boolean) => payoutOf(scope, earlier, { bill, rounding, is_cash });
  const isCash = drawsOf(order, payout(false)).every(({ payment }) => payment.kind === 'cash');
  const amount = payout(isCash);
  const facts = { reason_code, reason: reason ?? '', is_overpayment: false };
  const [first, ...others] = refundsOf(order, amount, { ...facts, state: 'pending' }, context);
  if (!first) throw invalid('lines', 'nothing', 'Choose something that was paid for.');
  const approved_by = demand(context.actor, 'refund.request', {
    object_id: order.id,
    version: order.version,
    amount,
  });
  return changed(
    { ...order, undo: null, refunds: [...order.refunds, { ...first, scope }, ...others] },
    context,
    'request_refund',
    withoutNulls({ amount, reason_code, reason, approved_by }),
  );
}
