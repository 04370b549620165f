import { listOrders, type Output, type Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { keyOf } from '@servery/api/swr';
import useSWRInfinite from 'swr/infinite';
import { chunk } from '../historyQuery.ts';
import type { OrdersQuery } from './useOrders.ts';

const settings = { revalidateFirstPage: false, revalidateOnFocus: false };

/**
 * Returns orders in chunks of 100 for continuous scrolling; loaded chunks aren't requested again.
 */
export function useOrdersOnward(query: OrdersQuery) {
  const client = useClient();
  const pieceOf = (index: number) =>
    keyOf(listOrders, { query: { ...query, start: index * chunk, length: chunk } });
  return useSWRInfinite<Output<typeof listOrders>, Problem>(
    pieceOf,
    ([, input]: ReturnType<typeof pieceOf>) => client.call(listOrders, input),
    settings,
  );
}
