import {
  getPrintJob,
  listPrinters,
  listPrintJobs,
  reportPrintJob,
  takePrintJob,
  type PrintJob,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { PrintError } from './PrintError.ts';
import type { Open } from './ways.ts';

const refreshes = [listPrinters, listPrintJobs, getPrintJob];

/**
 * Returns a function that prints a job on a printer at this device, reports the result to the
 * server and returns the updated job.
 */
export function usePrintHere() {
  const { trigger: take } = useAction(takePrintJob, { refreshes });
  const { trigger: report } = useAction(reportPrintJob, { refreshes });
  // Choose and open the printer before taking the job: without a printer, nothing is printed.
  return async (
    { id, printer }: Pick<PrintJob, 'id' | 'printer'>,
    print: Open,
  ): Promise<PrintJob> => {
    const { taken } = await take({ params: { id: printer.id }, body: { job_id: id } });
    if (!taken) throw new Error('Someone else is already printing this job.');
    const { attempt, job, bytes } = taken;
    const { document, width } = job;
    try {
      await print({ document, width, bytes });
    } catch (error) {
      const has_begun = !(error instanceof PrintError) || error.hasBegun;
      return report({
        params: { id },
        body: { attempt, outcome: 'failed', failure: 'page_failed', has_begun },
      });
    }
    return report({ params: { id }, body: { attempt, outcome: 'printed' } });
  };
}
