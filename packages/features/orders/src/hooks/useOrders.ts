import { listOrders, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The query of the order list. */
export type OrdersQuery = Input<typeof listOrders>['query'];

/** Returns orders by list, date and filter; the previous rows stay while the next ones load. */
export const useOrders = (query: OrdersQuery) =>
  useCall(listOrders, { query }, { keepPreviousData: true });
