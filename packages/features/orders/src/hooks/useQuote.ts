import { getQuote } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the price of delivering an order to a postcode. Pass null to pause the request. */
export const useQuote = (input: { order_id: number; postcode: string } | null) =>
  useCall(getQuote, input && { query: input }, { shouldRetryOnError: false });
