import { listOrders, type Output, type Problem } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import useSWR from 'swr';
import { chunk, queryOf, type HistoryView } from '../../historyQuery.ts';

/** How many orders fit a view, once its rows have come; it asks for nothing itself. */
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
