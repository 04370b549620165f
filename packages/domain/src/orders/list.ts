import type { OrderList, OrderStatus } from '@servery/api';
import type { OrderRecord } from './record.ts';

/** The ends of an order's life. */
export const terminal: ReadonlySet<OrderStatus> = new Set([
  'completed',
  'cancelled',
  'voided',
  'merged',
]);

/** Whether an order still needs work. */
export const isOpen = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  !terminal.has(status) && status !== 'draft';

/**
 * Which of the three lists an order is in; drafts and combined ones are in none. A new order stays
 * new whatever reasons are open, so that nobody has to look for it elsewhere.
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
