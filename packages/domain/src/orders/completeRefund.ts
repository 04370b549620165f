import { invalid, type Refund } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import type { ActionContext, OrderRecord } from './record.ts';

/** A request to record a refund as paid back. */
export interface RefundInput {
  version: number;
  refund_id: number;
  /** The tender to pay back with, cash or the member's wallet, if it differs from the payment's. */
  tender?: Refund['tender'];
}

/**
 * Records that a requested or failed refund was paid back: cash from the drawer now, a card or
 * e-wallet refund as done at the terminal or with the provider; money from a member's wallet is
 * returned through its ledger. Nothing is refunded to a voucher: its amount is paid back in cash or
 * to a wallet. Requires permission to cancel orders, or approval by someone who has it.
 * @throws `invalid` if there is no such refund, no member whose wallet it could go to, or no way
 *   other than the voucher.
 */
export function completeRefund(
  order: OrderRecord,
  { version, refund_id, tender = null }: RefundInput,
  context: ActionContext,
): OrderRecord {
  requireVersion(order, version);
  const refund = order.refunds.find(({ id }) => id === refund_id);
  if (refund?.state !== 'pending' && refund?.state !== 'failed')
    throw invalid('refund_id', 'unknown', 'This refund can’t be completed.');
  const payment = order.payments.find(({ id }) => id === refund.payment_id);
  const isOther = tender !== null && tender !== payment?.kind;
  if (payment?.kind === 'voucher' && !isOther)
    throw invalid('tender', 'never_voucher', 'Vouchers aren’t refunded. Choose another way.');
  if (isOther && tender === 'wallet' && !order.member)
    throw invalid('tender', 'needs_member', 'Only members have a wallet.');
  const { amount } = refund;
  const approved_by = demand(context.actor, 'order.cancel', {
    object_id: order.id,
    version: order.version,
    amount,
  });
  const done: Refund = {
    ...refund,
    state: 'completed',
    ...(isOther && { tender }),
    business_date: context.business_date,
    at: context.now.toISOString(),
    by: context.actor.name,
  };
  return changed(
    { ...order, refunds: order.refunds.map((one) => (one === refund ? done : one)) },
    context,
    'refund',
    withoutNulls({ amount, with: isOther ? tender : (payment?.name ?? null), approved_by }),
  );
}
