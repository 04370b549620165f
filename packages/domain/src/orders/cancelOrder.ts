import { Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { requestRefunds } from './refunds.ts';
import { fits, steps } from './steps.ts';

/**
 * Cancels an order that won't be fulfilled; its lines are kept for reference, and captured money
 * becomes a refund request.
 * @throws `notAllowedNow`
 */
export function cancelOrder(
  order: OrderRecord,
  { version, ...input }: { version: number; made: boolean } & ReasonInput,
  context: ActionContext,
): OrderRecord {
  requireVersion(order, version);
  requireReason(input);
  if (!fits(steps.cancel, order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'cancelled' } });
  return callOff(order, input, context);
}

/** Cancels an order with any status; the caller checks whether that is allowed. */
export function callOff(
  order: OrderRecord,
  { made, ...why }: { made: boolean } & ReasonInput,
  context: ActionContext,
): OrderRecord {
  const reason = requireReason(why);
  const approved_by = demand(context.actor, 'order.cancel', {
    object_id: order.id,
    version: order.version,
  });
  return changed(
    {
      ...order,
      status: 'cancelled',
      status_at: context.now.toISOString(),
      undo: null,
      // A voided line already records whether it was made.
      items: order.items.map((line) =>
        line.status === 'voided' ? line : { ...line, made: made && line.sent_qty > 0 },
      ),
      refunds: requestRefunds(order, reason, context),
    },
    context,
    'cancel',
    withoutNulls({ from: order.status, to: 'cancelled', ...reason, made, approved_by }),
  );
}
