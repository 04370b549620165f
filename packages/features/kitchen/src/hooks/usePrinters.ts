import { listPrinters } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The printers that a zone may be told by; none until they are known. */
export const usePrinters = (merchant_id: number | '') =>
  useCall(listPrinters, { query: { merchant_id, length: 100, order: 'asc' } });
