import { Problem, type Named } from '@servery/api';
import { changed } from './change.ts';
import { isOpen } from './list.ts';
import type { ActionContext, OrderRecord } from './record.ts';

/**
 * Returns the order at another table; nothing else about it changes. The caller checks permission.
 * @throws `notAllowedNow`
 */
export function moveOrder(order: OrderRecord, table: Named, context: ActionContext): OrderRecord {
  if (!isOpen(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'switch_table' } });
  const facts = { from: order.table?.name ?? '', to: table.name };
  return changed({ ...order, table }, context, 'switch_table', facts);
}
