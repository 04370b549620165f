import { listPrintJobs, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** A page of the print queue, looked at again while somebody watches: jobs move by themselves. */
export const usePrintJobs = (query: Input<typeof listPrintJobs>['query']) =>
  useCall(listPrintJobs, { query }, { keepPreviousData: true, refreshInterval: 3_000 });
