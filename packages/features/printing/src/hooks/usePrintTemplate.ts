import { getPrintTemplate } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** How a merchant's paper looks. */
export const usePrintTemplate = (merchant_id: number | '') =>
  useCall(getPrintTemplate, { query: { merchant_id } });
