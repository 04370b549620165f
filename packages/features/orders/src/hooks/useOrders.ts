import { listOrders, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** What the order list can be asked. */
export type OrdersQuery = Input<typeof listOrders>['query'];

/** Orders by list, date and filter; the rows before stay while the next are fetched. */
export const useOrders = (query: OrdersQuery) =>
  useCall(listOrders, { query }, { keepPreviousData: true });
