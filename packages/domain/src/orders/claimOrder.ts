import { Problem } from '@servery/api';
import { requireVersion } from './change.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { fits, steps } from './steps.ts';
import { takeStep, toggleOrderStatus } from './toggleOrderStatus.ts';

/**
 * Hands an order over, once. If the order already has the requested state, nothing changes.
 * @throws `notAllowedNow`
 */
export function claimOrder(
  order: OrderRecord,
  { version, claimed }: { version: number; claimed: boolean },
  context: ActionContext,
): OrderRecord {
  if (claimed === (order.claimed_at !== null)) return order;
  requireVersion(order, version);
  if (!claimed) return toggleOrderStatus(order, { version, status: 'ready', undo: true }, context);
  if (!fits(steps.claim, order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'completed' } });
  return takeStep(order, 'claim', {}, context);
}
