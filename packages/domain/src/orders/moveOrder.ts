import { Problem, type Named } from '@servery/api';
import { changed } from './change.ts';
import { isOpen } from './list.ts';
import type { Act, OrderRecord } from './record.ts';

/** The order at another table; nothing else about it changes. Who may move it is the table's to say. */
export function moveOrder(order: OrderRecord, table: Named, act: Act): OrderRecord {
  if (!isOpen(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'switch_table' } });
  const facts = { from: order.table?.name ?? '', to: table.name };
  return changed({ ...order, table }, act, 'switch_table', facts);
}
