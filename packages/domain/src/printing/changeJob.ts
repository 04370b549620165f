import { invalid, Problem, type changePrintJob as endpoint, type Parsed } from '@servery/api';
import { cancelJob, moveJob, retryJob, type Doing, type JobRecord } from './jobs.ts';
import { showJob } from './showJob.ts';
import type { PrinterRecord } from './printers.ts';
import type { HeldJob } from './store.ts';

/**
 * Sends a job again, moves it to another of the merchant's printers, or cancels it.
 * @throws `conflict`, `notAllowedNow` with the job's `state`, `invalid` for an unknown printer
 */
export function changePrintJob(
  { job, beside }: HeldJob,
  input: Parsed<typeof endpoint>['body'],
  printers: readonly PrinterRecord[],
  doing: Doing,
): JobRecord {
  if (job.version !== input.version)
    throw new Problem('conflict', { current: showJob(job, beside) });
  if (input.action === 'retry') return retryJob(job, beside.printer, doing);
  if (input.action === 'cancel') return cancelJob(job, beside.printer, doing);
  const to = printers.find(({ id }) => id === input.printer_id);
  if (!to) throw invalid('printer_id', 'unknown', 'This printer doesn’t exist.');
  return moveJob(job, to, doing);
}
