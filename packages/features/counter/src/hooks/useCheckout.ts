import {
  displayOrders,
  getOrder,
  getTableOrder,
  listOrders,
  listTables,
  placeOrder,
  togglePaymentStatus,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

const refreshes = [displayOrders, getOrder, getTableOrder, listOrders, listTables];

/**
 * Returns the requests that place an order and take its payment. Each keeps its idempotency key
 * until its outcome is known, so that a repeated request can't place or pay twice.
 */
export function useCheckout() {
  const { trigger: place } = useAction(placeOrder, { refreshes });
  const { trigger: pay } = useAction(togglePaymentStatus, { refreshes });
  return { place, pay };
}
export type Checkout = ReturnType<typeof useCheckout>;
