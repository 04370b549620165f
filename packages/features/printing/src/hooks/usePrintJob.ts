import { getPrintJob } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns one job with its document, refreshed every 3 s. */
export const usePrintJob = (id: number) =>
  useCall(getPrintJob, { params: { id } }, { refreshInterval: 3_000 });
