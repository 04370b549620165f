import { listPrinters } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The printers of a merchant and how they do, looked at again while somebody watches. */
export const usePrinters = (merchant_id: number | '') =>
  useCall(
    listPrinters,
    { query: { merchant_id, length: 100, order: 'asc' } },
    { refreshInterval: 5_000 },
  );
