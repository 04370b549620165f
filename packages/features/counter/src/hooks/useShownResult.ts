import type { Order } from '@servery/api';
import { useEffect } from 'react';
import { resultKey, resultOf } from '../newOrder/result.ts';

/** Shows the result of an order on the guest’s display until the component is removed. */
export function useShownResult(order: Order): void {
  useEffect(() => {
    const key = resultKey(order.merchant_id);
    try {
      localStorage.setItem(key, JSON.stringify(resultOf(order)));
    } catch {
      // Without storage, only the counter itself shows it.
    }
    return () => localStorage.removeItem(key);
  }, [order]);
}
