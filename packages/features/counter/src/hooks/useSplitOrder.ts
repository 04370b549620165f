import { displayOrders, getTableOrder, listOrders, splitOrder } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Splits an order into bills, or previews the result. */
export const useSplitOrder = () =>
  useAction(splitOrder, { refreshes: [displayOrders, getTableOrder, listOrders] });
