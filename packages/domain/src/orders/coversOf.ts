import type { OrderRecord } from './record.ts';

/**
 * Returns how many guests some orders are for; several bills of one table count the same guests
 * once.
 */
export function coversOf(orders: readonly Pick<OrderRecord, 'table' | 'covers'>[]): number {
  const byTable = Map.groupBy(orders, ({ table }) => table?.id ?? null);
  return [...byTable].reduce((total, [table_id, some]) => {
    const covers = some.map((order) => order.covers);
    if (table_id !== null) return total + Math.max(...covers);
    return covers.reduce((sum, one) => sum + one, total);
  }, 0);
}
