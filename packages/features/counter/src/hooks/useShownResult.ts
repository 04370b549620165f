import type { Order } from '@servery/api';
import { useEffect } from 'react';
import { resultKey, resultOf, type Result } from '../newOrder/result.ts';

function store(merchant_id: number, result: Result | null): void {
  try {
    localStorage.setItem(resultKey(merchant_id), JSON.stringify(result));
  } catch {
    // Without storage, only the counter itself shows it.
  }
}

/** Shows the result of an order on the guest display until the component or its page is closed. */
export function useShownResult(order: Order): void {
  useEffect(() => {
    const { merchant_id } = order;
    const hide = () => store(merchant_id, null);
    store(merchant_id, resultOf(order));
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      hide();
    };
  }, [order]);
}
