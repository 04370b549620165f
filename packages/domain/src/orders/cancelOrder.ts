import { Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, said } from './change.ts';
import { requireReason, type ReasonInput } from './changeReason.ts';
import type { Act, OrderRecord } from './record.ts';
import { requestRefunds } from './refunds.ts';
import { fits, steps } from './steps.ts';

/** Cancels an order that will not be fulfilled: the lines stay to be read, the money becomes a refund request. */
export function cancelOrder(
  order: OrderRecord,
  { version, ...input }: { version: number; made: boolean } & ReasonInput,
  act: Act,
): OrderRecord {
  requireVersion(order, version);
  requireReason(input);
  if (!fits(steps.cancel, order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'cancelled' } });
  return callOff(order, input, act);
}

/** Cancels an order from any status; the caller checks whether it may be. */
export function callOff(
  order: OrderRecord,
  { made, ...why }: { made: boolean } & ReasonInput,
  act: Act,
): OrderRecord {
  const reason = requireReason(why);
  const approved_by = demand(act.actor, 'order.cancel', {
    object_id: order.id,
    version: order.version,
  });
  return changed(
    {
      ...order,
      status: 'cancelled',
      status_at: act.now.toISOString(),
      undo: null,
      // A voided line has said for itself whether it was made.
      items: order.items.map((line) =>
        line.status === 'voided' ? line : { ...line, made: made && line.sent_qty > 0 },
      ),
      refunds: requestRefunds(order, reason, act),
    },
    act,
    'cancel',
    said({ from: order.status, to: 'cancelled', ...reason, made, approved_by }),
  );
}
