import { exportOrders, type Client, type ExportedOrder } from '@servery/api';
import { chunk, type HistoryQuery } from '../../historyQuery.ts';

/** The most orders that one file holds. */
export const mostExported = 10_000;

/** How far an export has come. */
export interface ExportProgress {
  done: number;
  /** How many the file will hold. */
  total: number;
}

/** All orders that a query finds, in its order, up to ten thousand; each once, even when others arrive meanwhile. */
export async function allOrders(
  client: Pick<Client, 'call'>,
  query: HistoryQuery,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<{ rows: ExportedOrder[]; total: number }> {
  const rows = new Map<number, ExportedOrder>();
  let total = Infinity;
  for (let start = 0; start < Math.min(total, mostExported); start += chunk) {
    const page = await client.call(
      exportOrders,
      { query: { ...query, start, length: chunk } },
      { signal },
    );
    signal.throwIfAborted();
    for (const row of page.aaData) rows.set(row.id, row);
    total = page.total;
    onProgress({ done: rows.size, total: Math.min(total, mostExported) });
    if (page.aaData.length === 0) break;
  }
  return { rows: [...rows.values()], total };
}
