import { Problem, reportPrintJob, takePrintJob } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import type { Unit } from '../commands/Unit.ts';
import { beginAttempt, endAttempt, leaseSeconds } from './attempts.ts';
import type { Outcome } from './jobs.ts';
import type { PrinterRecord } from './printers.ts';
import { showJobDetail } from './showJob.ts';
import type { HeldJob } from './store.ts';

/** Reports the outcome of an attempt at a job. */
export const reportCommand: Command = command(
  reportPrintJob,
  ({ params: { id }, body: { attempt, ...body } }, unit) => {
    const outcome: Outcome =
      body.outcome === 'printed'
        ? { is: 'printed' }
        : { is: 'failed', failure: body.failure, has_begun: body.has_begun };
    return endAttempt(unit, { id, attempt, outcome });
  },
);

/** Takes the first job of a printer that hasn't expired; returns null if it isn't due. */
async function takeFirst(unit: Unit, printer: PrinterRecord): Promise<HeldJob | null> {
  for (let id = await unit.prints.jobs.head(printer); id !== null;) {
    const taken = await beginAttempt(unit, id, { seconds: leaseSeconds.taken });
    // The job was moved to another printer in between.
    if (taken && taken.job.printer_id !== printer.id) throw new Problem('notFound');
    if (taken) return taken;
    const next = await unit.prints.jobs.head(printer);
    if (next === id) return null;
    id = next;
  }
  return null;
}

/**
 * Takes the next job of a printer, or the named one; returns null if none is due.
 * @throws `notFound` for a named job of another printer, `notAllowedNow` for one that isn't due
 */
async function takeJob(
  unit: Unit,
  printer: PrinterRecord,
  job_id: number | null,
): Promise<HeldJob | null> {
  if (job_id === null) return takeFirst(unit, printer);
  const named = await unit.prints.jobs.find(job_id);
  if (named.printer_id !== printer.id) throw new Problem('notFound');
  const taken = await beginAttempt(unit, job_id, { seconds: leaseSeconds.taken, isNamed: true });
  if (!taken) throw new Problem('notAllowedNow');
  // The job was moved to another printer in between.
  if (taken.job.printer_id !== printer.id) throw new Problem('notFound');
  return taken;
}

/**
 * Hands a job to the page or the agent that prints it, and waits for one as long as the caller
 * asked. Jobs of network printers are sent by the host itself.
 */
export const takeProcedure: Procedure = procedure(
  takePrintJob,
  async ({ params: { id }, body: { job_id, wait_seconds } }, { bytesFor, unit, wait }) => {
    const printer = await unit(({ prints }) => prints.printers.find(id));
    if (printer.connection === 'network') throw new Problem('notAllowedNow');
    const mayRetry = wait(wait_seconds);
    for (;;) {
      const held = await unit((work) => takeJob(work, printer, job_id));
      if (held) {
        const { job, beside } = held;
        const bytes = await bytesFor(job, printer);
        const { attempts: attempt, until } = job;
        return { taken: { job: showJobDetail(job, beside), attempt, until: until!, bytes } };
      }
      if (!(await mayRetry(printer.merchant_id))) return { taken: null };
    }
  },
);
