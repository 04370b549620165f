import { listPrinters } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the printers of a merchant with their status, refreshed every 5 s. */
export const usePrinters = (merchant_id: number | '') =>
  useCall(
    listPrinters,
    { query: { merchant_id, length: 100, order: 'asc' } },
    { refreshInterval: 5_000 },
  );
