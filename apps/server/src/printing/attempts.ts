import { Problem } from '@servery/api';
import {
  finish,
  isDue,
  retryJob,
  standInOf,
  startSending,
  type JobRecord,
  type Outcome,
} from '@servery/domain/printing';
import { sql } from 'kysely';
import type { Scope } from '../scope.ts';
import { first } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { lockJob, printersOf } from './load.ts';
import { besideOf } from './rows.ts';
import { saveJob } from './save.ts';

/** Takes a job to send it: null when another was quicker, or it is not its turn. */
export async function beginAttempt(
  visit: Visit,
  scope: Scope,
  { id, seconds, isWished = false }: { id: number; seconds: number; isWished?: boolean },
): Promise<JobRecord | null> {
  const { job, beside } = besideOf(await lockJob(visit.sql, scope, id));
  const doing = { by: visit.caller.name, now: visit.now };
  // Whoever names a job that was given up wants it tried again.
  const isAgain = isWished && (job.state === 'failed' || job.state === 'dead');
  const due = isAgain ? retryJob(job, beside.printer, doing) : job;
  if (!isDue(due, visit.now)) return null;
  const sending = startSending(due, beside.printer, { ...doing, seconds });
  await saveJob(visit, job, sending);
  return sending;
}

/** Writes how an attempt went; one that is over already is nobody's any more. */
export async function endAttempt(
  visit: Visit,
  scope: Scope,
  { id, attempt, outcome }: { id: number; attempt: number | null; outcome: Outcome },
) {
  const { job } = besideOf(await lockJob(visit.sql, scope, id));
  if (attempt !== null && job.attempts !== attempt)
    throw new Problem('notAllowedNow', { details: { state: job.state } });
  const printers = await printersOf(visit.sql, job.merchant_id);
  const printer = printers.find((one) => one.id === job.printer_id);
  if (!printer) throw new Problem('notFound');
  const fallback = standInOf(job, printers);
  const doing = { by: visit.caller.name, now: visit.now };
  return saveJob(visit, job, finish(job, outcome, { printer, fallback }, doing));
}

/** The job whose turn it is at a printer. */
export const headOf = async (
  { sql: db }: Visit,
  { merchant_id, id }: { merchant_id: number; id: number },
): Promise<number | null> =>
  (
    await first(
      db,
      sql<{ id: number }>`select id from print_job
        where merchant_id = ${merchant_id} and printer_id = ${id}
          and state in ('queued', 'sending', 'failed') order by id limit 1`,
    )
  )?.id ?? null;
