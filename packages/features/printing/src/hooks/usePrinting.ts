import { getPrintJob, listPrinters, listPrintJobs, type AnyEndpoint } from '@servery/api';
import { useAction } from '@servery/api/swr';

const stale = [listPrinters, listPrintJobs, getPrintJob];

/** A call that changes what printers are doing. */
export const usePrinting = <E extends AnyEndpoint>(to: E) => useAction(to, { refreshes: stale });
