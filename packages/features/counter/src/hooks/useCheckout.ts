import {
  displayOrders,
  getOrder,
  getTableOrder,
  listOrders,
  listTables,
  placeOrder,
  splitOrder,
  togglePaymentStatus,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

const refreshes = [displayOrders, getOrder, getTableOrder, listOrders, listTables];

/**
 * Returns the requests that place an order, split it and take its payment. Each keeps its idempotency key
 * until its outcome is known, so that a repeated request can't place or pay twice.
 */
export function useCheckout() {
  const { trigger: place } = useAction(placeOrder, { refreshes });
  const { trigger: pay } = useAction(togglePaymentStatus, { refreshes });
  const { trigger: split } = useAction(splitOrder, { refreshes });
  return { place, pay, split };
}
export type Checkout = ReturnType<typeof useCheckout>;
