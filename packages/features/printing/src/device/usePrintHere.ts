import {
  getPrintJob,
  listPrinters,
  listPrintJobs,
  reportPrintJob,
  takePrintJob,
  type PrintJob,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { PrintTrouble } from './PrintTrouble.ts';
import type { Open } from './ways.ts';

const refreshes = [listPrinters, listPrintJobs, getPrintJob];

/** Prints a job on what stands beside this device, and says how it went; answers the job as it is then. */
export function usePrintHere() {
  const { trigger: take } = useAction(takePrintJob, { refreshes });
  const { trigger: report } = useAction(reportPrintJob, { refreshes });
  // A printer that nobody chose has printed nothing: it is open before the job is taken.
  return async (
    { id, printer }: Pick<PrintJob, 'id' | 'printer'>,
    print: Open,
  ): Promise<PrintJob> => {
    const { taken } = await take({ params: { id: printer.id }, body: { job_id: id } });
    if (!taken) throw new Error('Somebody else prints this.');
    const { attempt, job, bytes } = taken;
    const { document, width } = job;
    try {
      await print({ document, width, bytes });
    } catch (error) {
      const has_begun = !(error instanceof PrintTrouble) || error.hasBegun;
      return report({
        params: { id },
        body: { attempt, outcome: 'failed', failure: 'page_failed', has_begun },
      });
    }
    return report({ params: { id }, body: { attempt, outcome: 'printed' } });
  };
}
