import { Problem, type Answer, type takePrintJob } from '@servery/api';
import {
  finish,
  isDue,
  paperFor,
  retryJob,
  showJobDetail,
  standInOf,
  startSending,
  type JobRecord,
  type Outcome,
} from '@servery/domain/printing';
import { renderEscPos } from '@servery/domain/printing/escpos';
import type { Visit } from '@servery/domain/sample';
import { jobIn, keepJob, printerIn } from './Desk.ts';

const leaseSeconds = 60;

const wanted = (visit: Visit, printer_id: number, job_id: number | null): JobRecord | null => {
  const { prints } = visit.world;
  const doing = { by: visit.me.name, now: visit.now };
  if (job_id === null) {
    const [head] = prints.queueOf(printer_id);
    return head && isDue(head, visit.now) ? head : null;
  }
  const job = jobIn(visit, job_id);
  if (job.printer_id !== printer_id) throw new Problem('notFound');
  const { printer } = prints.beside(job);
  const isAgain = job.state === 'failed' || job.state === 'dead';
  const due = isAgain ? retryJob(job, printer, doing) : job;
  if (!isDue(due, visit.now)) throw new Problem('notAllowedNow');
  return due;
};

/** Hands a job to the page or the agent that prints it; nobody waits here, an agent asks again. */
export async function takeJob(
  visit: Visit,
  printer_id: number,
  job_id: number | null,
): Promise<Answer<typeof takePrintJob>> {
  const { prints } = visit.world;
  const printer = printerIn(visit, printer_id);
  if (printer.connection === 'network') throw new Problem('notAllowedNow');
  const due = wanted(visit, printer_id, job_id);
  if (!due) return { taken: null };
  const doing = { by: visit.me.name, now: visit.now, seconds: leaseSeconds };
  const job = startSending(due, printer, doing);
  keepJob(visit, job);
  const bytes = await renderEscPos(paperFor(job), printer);
  return {
    taken: {
      job: showJobDetail(job, prints.beside(job)),
      attempt: job.attempts,
      until: job.until!,
      bytes: btoa(String.fromCharCode(...bytes)),
    },
  };
}

/** Writes how an attempt went; one that is over already is nobody's any more. */
export function endAttempt(visit: Visit, id: number, attempt: number, outcome: Outcome) {
  const { prints } = visit.world;
  const job = jobIn(visit, id);
  if (job.attempts !== attempt)
    throw new Problem('notAllowedNow', { details: { state: job.state } });
  const printer = prints.printer(job.printer_id);
  const fallback = standInOf(job, prints.printersOf(job.merchant_id));
  const doing = { by: visit.me.name, now: visit.now };
  return keepJob(visit, finish(job, outcome, { printer, fallback }, doing));
}
