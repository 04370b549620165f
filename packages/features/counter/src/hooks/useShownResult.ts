import type { Order } from '@servery/api';
import { useEffect } from 'react';
import { resultKey, resultOf } from '../newOrder/result.ts';

/** Shows the result of an order on the guest’s display until the component or its page is closed. */
export function useShownResult(order: Order): void {
  useEffect(() => {
    const key = resultKey(order.merchant_id);
    try {
      localStorage.setItem(key, JSON.stringify(resultOf(order)));
    } catch {
      // Without storage, only the counter itself shows it.
    }
    const hide = () => localStorage.removeItem(key);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      hide();
    };
  }, [order]);
}
