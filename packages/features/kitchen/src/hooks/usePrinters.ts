import { listPrinters } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the printers that a zone can use; undefined data until they are loaded. */
export const usePrinters = (merchant_id: number | '') =>
  useCall(listPrinters, { query: { merchant_id, length: 100, order: 'asc' } });
