import { getQuote } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** What delivering an order to a postcode would cost. Pass null to wait. */
export const useQuote = (wish: { order_id: number; postcode: string } | null) =>
  useCall(getQuote, wish && { query: wish }, { shouldRetryOnError: false });
