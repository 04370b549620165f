import { invalid, Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, said } from './change.ts';
import type { Act, OrderRecord } from './record.ts';

/**
 * Records that a requested or failed refund was handed back: cash out of the drawer now, a card or
 * e-wallet refund as done at the terminal or with the provider. It takes the right to cancel, or the
 * PIN of someone who has it. Throws `notAllowedNow` for money from a member's wallet, which goes back
 * through its ledger.
 */
export function completeRefund(
  order: OrderRecord,
  { version, refund_id }: { version: number; refund_id: number },
  act: Act,
): OrderRecord {
  requireVersion(order, version);
  const refund = order.refunds.find(({ id }) => id === refund_id);
  if (refund?.state !== 'pending' && refund?.state !== 'failed')
    throw invalid('refund_id', 'unknown', 'There is no such refund to complete.');
  const payment = order.payments.find(({ id }) => id === refund.payment_id);
  if (payment?.kind === 'wallet')
    throw new Problem('notAllowedNow', { details: { from: refund.state, to: 'completed' } });
  const { amount } = refund;
  const approved_by = demand(act.actor, 'order.cancel', {
    object_id: order.id,
    version: order.version,
    amount,
  });
  const done = {
    ...refund,
    state: 'completed' as const,
    business_date: act.business_date,
    at: act.now.toISOString(),
    by: act.actor.name,
  };
  return changed(
    { ...order, refunds: order.refunds.map((one) => (one === refund ? done : one)) },
    act,
    'refund',
    said({ amount, with: payment?.name ?? null, approved_by }),
  );
}
