import { listPrintAgents } from '@servery/api';
import { useCall } from '@servery/api/swr';

/**
 * Returns the print agents of a merchant, refreshed every 5 s while shown; null pauses the request.
 */
export const usePrintAgents = (merchant_id: number | '' | null) =>
  useCall(
    listPrintAgents,
    merchant_id === null ? null : { query: { merchant_id, length: 100, order: 'asc' } },
    { refreshInterval: 5_000 },
  );
