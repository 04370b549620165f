import type { TableOrder } from '@servery/api';
import { terminal } from '../orders/list.ts';
import type { OrderRecord } from '../orders/record.ts';
import { showOrder } from '../orders/show.ts';
import type { TableOrders } from './record.ts';

/** The facts about an order that tables need. */
export interface OrderFacts extends TableOrder {
  table_id: number;
  status_at: string;
}

/** Returns the facts about an order that its table needs; null if it has no table. */
export function factsOf(order: OrderRecord): OrderFacts | null {
  if (order.table === null) return null;
  const { id, version, number, status, covers, is_bill_printed, placed_at, status_at } = order;
  // The bill of an ended order isn't shown here, and computing it takes time.
  const { total, balance } = terminal.has(status) ? { total: 0, balance: 0 } : showOrder(order);
  return {
    id,
    version,
    number,
    status,
    covers,
    total,
    balance,
    is_bill_printed,
    placed_at,
    status_at,
    table_id: order.table.id,
  };
}

const empty: TableOrders = { open: [], ended_at: null };
const day = 24 * 60 * 60_000;

/**
 * Returns the orders by table at a moment: the open ones, and when the last ended one of the past
 * day ended.
 */
export function ordersByTable(orders: Iterable<OrderFacts>, now: Date): Map<number, TableOrders> {
  const tables = new Map<number, TableOrders>();
  const since = new Date(now.getTime() - day).toISOString();
  for (const { table_id, status_at, ...order } of orders) {
    const known = tables.get(table_id) ?? empty;
    if (!terminal.has(order.status) && order.status !== 'draft') {
      tables.set(table_id, { ...known, open: [...known.open, order] });
    } else if (status_at > since && order.status !== 'draft' && order.status !== 'merged') {
      const ended_at =
        known.ended_at !== null && known.ended_at > status_at ? known.ended_at : status_at;
      tables.set(table_id, { ...known, ended_at });
    }
  }
  for (const [id, one] of tables)
    tables.set(id, {
      ...one,
      open: one.open.toSorted((a, b) => a.placed_at.localeCompare(b.placed_at) || a.id - b.id),
    });
  return tables;
}
