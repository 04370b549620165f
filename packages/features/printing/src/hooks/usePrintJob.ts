import { getPrintJob } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** One job with what it prints. */
export const usePrintJob = (id: number) =>
  useCall(getPrintJob, { params: { id } }, { refreshInterval: 3_000 });
