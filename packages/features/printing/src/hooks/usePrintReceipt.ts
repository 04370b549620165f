import { printReceipt, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** What would be printed for an order. */
export const usePrintReceipt = (query: Input<typeof printReceipt>['query']) =>
  useCall(printReceipt, { query });
