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

/** A write of tables: whatever shows them is asked anew. */
export const useTableAction = <E extends AnyEndpoint>(to: E) => useAction(to, { refreshes: stale });
