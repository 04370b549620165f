import { listPrintJobs, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/**
 * Returns a page of the print queue, refreshed every 3 s because jobs change without user action.
 */
export const usePrintJobs = (query: Input<typeof listPrintJobs>['query']) =>
  useCall(listPrintJobs, { query }, { keepPreviousData: true, refreshInterval: 3_000 });
