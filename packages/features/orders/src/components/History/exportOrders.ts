import { exportOrders, type Client, type ExportedOrder } from '@servery/api';
import { chunk, type HistoryQuery } from '../../historyQuery.ts';

/** The maximum number of orders in one file. */
export const maxExported = 10_000;

/** The progress of an export. */
export interface ExportProgress {
  done: number;
  /** The total number of orders that the query finds. */
  total: number;
}

/**
 * Returns all orders that a query finds, in its order, up to 10,000. Each is included once, even if
 * others arrive during the export. Rejects if the signal is aborted.
 */
export async function allOrders(
  client: Pick<Client, 'call'>,
  query: HistoryQuery,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<{ rows: ExportedOrder[]; total: number }> {
  const rows = new Map<number, ExportedOrder>();
  let total = Infinity;
  for (let start = 0; start < Math.min(total, maxExported); start += chunk) {
    const page = await client.call(
      exportOrders,
      { query: { ...query, start, length: chunk } },
      { signal },
    );
    signal.throwIfAborted();
    for (const row of page.aaData) rows.set(row.id, row);
    total = page.total;
    onProgress({ done: rows.size, total: Math.min(total, maxExported) });
    if (page.aaData.length === 0) break;
  }
  return { rows: [...rows.values()], total };
}
