import { Problem, type PrintJob } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import {
  backupOf,
  expireJob,
  finish,
  isDue,
  isExpired,
  retryJob,
  startSending,
  type Outcome,
} from './jobs.ts';
import { saveJob } from './saveJob.ts';
import type { HeldJob } from './store.ts';

/**
 * The seconds after which an attempt counts as lost: `taken` by a page or an agent, which reports
 * over a network, or `sent` by the host itself.
 */
export const leaseSeconds = { taken: 60, sent: 45 } as const;

const endExpired = (unit: Unit, { job, beside }: HeldJob) =>
  saveJob(unit, job, expireJob(job, beside.printer, unit.prints.context.now));

/** Cancels a job if it has expired and isn't being sent. */
export async function cancelExpired(unit: Unit, id: number): Promise<void> {
  const held = await unit.prints.jobs.lock(id);
  if (isExpired(held.job, unit.prints.context.now)) await endExpired(unit, held);
}

/**
 * Starts to send a job; returns null if another attempt started first or the job isn't due. A job
 * that has expired is cancelled instead.
 */
export async function beginAttempt(
  unit: Unit,
  id: number,
  { seconds, isNamed = false }: { seconds: number; isNamed?: boolean },
): Promise<HeldJob | null> {
  const { context, jobs } = unit.prints;
  const { job, beside } = await jobs.lock(id);
  if (isExpired(job, context.now)) {
    await endExpired(unit, { job, beside });
    return null;
  }
  // A job that was given up is retried if it is requested by id.
  const isAgain = isNamed && (job.state === 'failed' || job.state === 'dead');
  const due = isAgain ? retryJob(job, beside.printer, context) : job;
  if (!isDue(due, context.now)) return null;
  const sending = startSending(due, beside.printer, { by: context.by, now: context.now, seconds });
  await saveJob(unit, job, sending);
  return { job: sending, beside: await jobs.besideOf(sending) };
}

/**
 * Saves the outcome of an attempt. If the printer was deleted in between, the job isn't retried
 * there. `attempt` is its number; null means the current one.
 * @throws `notAllowedNow` with the job's `state` if the attempt has ended
 */
export async function endAttempt(
  unit: Unit,
  { id, attempt, outcome }: { id: number; attempt: number | null; outcome: Outcome },
): Promise<PrintJob> {
  const { context, jobs, printers } = unit.prints;
  const { job, beside } = await jobs.lock(id);
  if (attempt !== null && job.attempts !== attempt)
    throw new Problem('notAllowedNow', { details: { state: job.state } });
  const all = await printers.of(job.merchant_id);
  const isRemoved = !all.some((printer) => printer.id === job.printer_id);
  const ends = { printer: beside.printer, fallback: backupOf(job, all), isRemoved };
  return saveJob(unit, job, finish(job, outcome, ends, context));
}
