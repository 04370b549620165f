import { getPrintJob, listPrinters, listPrintJobs, type AnyEndpoint } from '@servery/api';
import { useAction } from '@servery/api/swr';

const stale = [listPrinters, listPrintJobs, getPrintJob];

/** Returns an action that changes printers or print jobs, and refreshes them. */
export const usePrinting = <E extends AnyEndpoint>(to: E) => useAction(to, { refreshes: stale });
