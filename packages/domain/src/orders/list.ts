import type { OrderList, OrderStatus } from '@servery/api';
import type { OrderRecord } from './record.ts';

/** The final statuses of an order. */
export const terminal: ReadonlySet<OrderStatus> = new Set([
  'completed',
  'cancelled',
  'voided',
  'merged',
]);

/** The statuses of orders that don't count: drafts, and combined, voided and cancelled orders. */
export const uncounted: ReadonlySet<OrderStatus> = new Set([
  'draft',
  'merged',
  'voided',
  'cancelled',
]);

/** Whether an order still needs work. */
export const isOpen = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  !terminal.has(status) && status !== 'draft';

/**
 * Returns which of the three lists an order is in; null for drafts and combined orders. A new order
 * stays in the list `new` even with open reasons, so that it is always found there.
 */
export function listOf({
  status,
  reasons,
}: Pick<OrderRecord, 'status' | 'reasons'>): OrderList | null {
  if (status === 'draft' || status === 'merged') return null;
  if (status === 'new') return 'new';
  if (reasons.some(({ resolved_at }) => resolved_at === null)) return 'action';
  return terminal.has(status) ? 'completed' : 'action';
}
