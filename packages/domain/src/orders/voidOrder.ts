import { Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, withoutNulls, withLines } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { fits, steps } from './steps.ts';

/**
 * Voids an order that shouldn't have been rung up; offline payments of the same business date are
 * reversed with it.
 * @throws `hasPayments` or `notAllowedNow`
 */
export function voidOrder(
  order: OrderRecord,
  { version, ...why }: { version: number } & ReasonInput,
  context: ActionContext,
): OrderRecord {
  requireVersion(order, version);
  const reason = requireReason(why);
  if (!fits(steps.void, order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'voided' } });
  const isStuck = order.payments.some(
    ({ state, channel, business_date }) =>
      (state === 'captured' || state === 'authorised') &&
      (channel !== 'offline' || business_date !== context.business_date),
  );
  if (isStuck || order.refunds.some(({ state }) => state === 'completed'))
    throw new Problem('hasPayments');
  const approved_by = demand(context.actor, 'order.void', {
    object_id: order.id,
    version: order.version,
  });
  return changed(
    {
      ...order,
      status: 'voided',
      status_at: context.now.toISOString(),
      undo: null,
      items: withLines(order.items, 'voided'),
      payments: order.payments.map((payment) =>
        payment.state === 'captured' ? { ...payment, state: 'reversed' } : payment,
      ),
    },
    context,
    'void',
    withoutNulls({ from: order.status, to: 'voided', ...reason, approved_by }),
  );
}
