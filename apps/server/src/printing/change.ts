import { Problem, type changePrintJob, type Parsed, type PrintJob } from '@servery/api';
import { cancelJob, moveJob, retryJob, type PrinterRecord } from '@servery/domain/printing';
import { invalid } from '@servery/api';
import { sql } from 'kysely';
import { within, type Scope } from '../scope.ts';
import { all } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { jobsWhere, loadPrinter, lockJob } from './load.ts';
import { besideOf, shownJob } from './rows.ts';
import { saveJob } from './save.ts';

/** Another printer of the same merchant. */
async function otherPrinter(visit: Visit, merchant_id: number, id: number): Promise<PrinterRecord> {
  try {
    return await loadPrinter(visit.sql, [merchant_id], id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound')
      throw invalid('printer_id', 'unknown', 'There is no such printer.');
    throw error;
  }
}

/** Sends a job again, gives it to another printer, or calls it off. */
export async function changeJob(
  visit: Visit,
  id: number,
  wish: Parsed<typeof changePrintJob>['body'],
): Promise<PrintJob> {
  const stored = await lockJob(visit.sql, visit.caller.scope, id);
  if (stored.version !== wish.version) throw new Problem('conflict', { current: shownJob(stored) });
  const { job, beside } = besideOf(stored);
  const doing = { by: visit.caller.name, now: visit.now };
  if (wish.action === 'retry') return saveJob(visit, job, retryJob(job, beside.printer, doing));
  if (wish.action === 'cancel') return saveJob(visit, job, cancelJob(job, beside.printer, doing));
  const to = await otherPrinter(visit, job.merchant_id, wish.printer_id);
  return saveJob(visit, job, moveJob(job, to, doing));
}

/** Calls off everything that waits at one printer, or at all of a merchant; answers how many these were. */
export async function clearJobs(
  visit: Visit,
  merchant_id: number,
  printer_id: number | null,
): Promise<number> {
  const { sql: db, caller, now } = visit;
  const scope: Scope = [merchant_id];
  const theirs = printer_id === null ? sql`true` : sql`printer_id = ${printer_id}`;
  const locked = await all(
    db,
    sql<{ id: number }>`select id from print_job
      where ${within(scope)} and ${theirs} and state in ('queued', 'failed', 'dead')
      order by id for update`,
  );
  const ids = locked.map(({ id }) => id);
  const rows = await jobsWhere(
    db,
    scope,
    sql`j.id = any(${ids}::bigint[]) order by j.order_id, j.id`,
  );
  for (const row of rows) {
    const { job, beside } = besideOf(row);
    await saveJob(visit, job, cancelJob(job, beside.printer, { by: caller.name, now }));
  }
  return rows.length;
}
