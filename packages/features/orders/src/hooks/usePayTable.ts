import {
  displayOrders,
  getOrder,
  getTableOrder,
  listOrders,
  listTables,
  payTable,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Pays the bills of a table together. */
export const usePayTable = () =>
  useAction(payTable, {
    refreshes: [displayOrders, getOrder, getTableOrder, listOrders, listTables],
  });
