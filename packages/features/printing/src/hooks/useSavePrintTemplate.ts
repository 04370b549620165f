import { getPrintTemplate, savePrintTemplate } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Changes how paper looks. */
export const useSavePrintTemplate = () =>
  useAction(savePrintTemplate, { refreshes: [getPrintTemplate] });
