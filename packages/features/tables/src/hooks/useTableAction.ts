import {
  displayOrders,
  getMerchantInfo,
  getTableOrder,
  listGuestRequests,
  listOrders,
  listTables,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

const stale = [
  displayOrders,
  getMerchantInfo,
  getTableOrder,
  listGuestRequests,
  listOrders,
  listTables,
];

/** Writes to a table, then reloads all data that shows tables. */
export const useTableAction = <E extends AnyEndpoint>(to: E) => useAction(to, { refreshes: stale });
