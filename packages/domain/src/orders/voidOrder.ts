import { Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, said, withLines } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import type { Act, OrderRecord } from './record.ts';
import { fits, steps } from './steps.ts';

/** Voids an order that should not have been rung up; money taken today at the counter is reversed with it. */
export function voidOrder(
  order: OrderRecord,
  { version, ...why }: { version: number } & ReasonInput,
  act: Act,
): OrderRecord {
  requireVersion(order, version);
  const reason = requireReason(why);
  if (!fits(steps.void, order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'voided' } });
  const isStuck = order.payments.some(
    ({ state, channel, business_date }) =>
      (state === 'captured' || state === 'authorised') &&
      (channel !== 'offline' || business_date !== act.business_date),
  );
  if (isStuck || order.refunds.some(({ state }) => state === 'completed'))
    throw new Problem('hasPayments');
  const approved_by = demand(act.actor, 'order.void', {
    object_id: order.id,
    version: order.version,
  });
  return changed(
    {
      ...order,
      status: 'voided',
      status_at: act.now.toISOString(),
      undo: null,
      items: withLines(order.items, 'voided'),
      payments: order.payments.map((payment) =>
        payment.state === 'captured' ? { ...payment, state: 'reversed' } : payment,
      ),
    },
    act,
    'void',
    said({ from: order.status, to: 'voided', ...reason, approved_by }),
  );
}
