import { getPrintTemplate } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the settings of a merchant's receipts and tickets. */
export const usePrintTemplate = (merchant_id: number | '') =>
  useCall(getPrintTemplate, { query: { merchant_id } });
