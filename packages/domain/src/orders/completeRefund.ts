import { invalid, type Refund } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, said } from './change.ts';
import type { Act, OrderRecord } from './record.ts';

/** A request to record a refund as handed back. */
export interface RefundInput {
  version: number;
  refund_id: number;
  /** Cash or the member's wallet instead of the way it was paid. */
  tender?: Refund['tender'];
}

/**
 * Records that a requested or failed refund was handed back: cash out of the drawer now, a card or
 * e-wallet refund as done at the terminal or with the provider; money from a member's wallet goes
 * back through its ledger. It takes the right to cancel, or the PIN of someone who has it.
 * @throws `invalid` if there is no such refund, or no member whose wallet it could go to.
 */
export function completeRefund(
  order: OrderRecord,
  { version, refund_id, tender = null }: RefundInput,
  act: Act,
): OrderRecord {
  requireVersion(order, version);
  const refund = order.refunds.find(({ id }) => id === refund_id);
  if (refund?.state !== 'pending' && refund?.state !== 'failed')
    throw invalid('refund_id', 'unknown', 'There is no such refund to complete.');
  const payment = order.payments.find(({ id }) => id === refund.payment_id);
  const isOther = tender !== null && tender !== payment?.kind;
  if (isOther && tender === 'wallet' && !order.member)
    throw invalid('tender', 'needs_member', 'Only a member has a wallet.');
  const { amount } = refund;
  const approved_by = demand(act.actor, 'order.cancel', {
    object_id: order.id,
    version: order.version,
    amount,
  });
  const done: Refund = {
    ...refund,
    state: 'completed',
    ...(isOther && { tender }),
    business_date: act.business_date,
    at: act.now.toISOString(),
    by: act.actor.name,
  };
  return changed(
    { ...order, refunds: order.refunds.map((one) => (one === refund ? done : one)) },
    act,
    'refund',
    said({ amount, with: isOther ? tender : (payment?.name ?? null), approved_by }),
  );
}
