import { listPrintAgents } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The print agents of a merchant, looked at again while somebody watches; null waits. */
export const usePrintAgents = (merchant_id: number | '' | null) =>
  useCall(
    listPrintAgents,
    merchant_id === null ? null : { query: { merchant_id, length: 100, order: 'asc' } },
    { refreshInterval: 5_000 },
  );
