import { getPrintTemplate, savePrintTemplate } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Saves the settings of receipts and tickets. */
export const useSavePrintTemplate = () =>
  useAction(savePrintTemplate, { refreshes: [getPrintTemplate] });
