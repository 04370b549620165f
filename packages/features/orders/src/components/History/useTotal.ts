import { listOrders, type Output, type Problem } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import useSWR from 'swr';
import { chunk, type HistoryView, queryOf } from '../../historyQuery.ts';

/**
 * Returns the number of orders in a view from the SWR cache, once its rows have loaded. Sends no
 * request of its own.
 */
export function useTotal(view: HistoryView): number | undefined {
  const query = queryOf(view);
  const first = view.length === 'all' ? { ...query, start: 0, length: chunk } : query;
  const { data } = useSWR<Output<typeof listOrders>, Problem>(
    keyOf(listOrders, { query: first }),
    null,
    { keepPreviousData: true },
  );
  return data?.total;
}
