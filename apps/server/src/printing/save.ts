import { Problem, type PrintJob } from '@servery/api';
import {
  newJob,
  reviewPrints,
  type JobRecord,
  type JobWish,
  type PrinterRecord,
} from '@servery/domain/printing';
import { sql } from 'kysely';
import { lockOrder } from '../orders/load.ts';
import { keepOrder } from '../orders/keep.ts';
import { insertRows, putRows } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { jobsOfOrder, jobsWhere, loadJob } from './load.ts';
import { jobRow, shownJob } from './rows.ts';

/** Tells live screens and the audit of something that was done to a job or a printer. */
export function tell(
  visit: Visit,
  { id, merchant_id, version }: { id: number; merchant_id: number; version: number },
  facts: Record<string, unknown>,
): void {
  visit.changes.push({ kind: 'print.changed', merchant_id, order_id: id, version, facts });
}

/** Puts new jobs at the end of a printer's queue. */
export async function addJobs(
  visit: Visit,
  printer: PrinterRecord,
  wishes: readonly JobWish[],
): Promise<PrintJob[]> {
  const { sql: db, caller, now, host } = visit;
  const jobs = wishes.map((wish) =>
    newJob(wish, printer, { by: caller.name, now, id: host.nextId() }),
  );
  await insertRows(
    db,
    'print_job',
    jobs.map((job) => jobRow(job, printer.name)),
  );
  for (const job of jobs)
    tell(visit, job, { did: 'made', kind: job.document.kind, printer: printer.name });
  const ids = jobs.map(({ id }) => id);
  const rows = await jobsWhere(
    db,
    [printer.merchant_id],
    sql`j.id = any(${ids}::bigint[]) order by j.id`,
  );
  return rows.map(shownJob);
}

/** Opens or closes the reason for which an order needs somebody, as its prints now stand. */
export async function reviewOrderPrints(
  visit: Visit,
  { merchant_id, order_id }: Pick<JobRecord, 'merchant_id' | 'order_id'>,
): Promise<void> {
  if (order_id === null) return;
  try {
    const { order, act } = await lockOrder(visit, order_id);
    const jobs = await jobsOfOrder(visit.sql, merchant_id, order_id);
    const by = visit.caller.name;
    await keepOrder(visit, order, reviewPrints(order, jobs, { by, now: act.now }));
  } catch (error) {
    // An order that is gone needs nobody.
    if (!(error instanceof Problem) || error.code !== 'notFound') throw error;
  }
}

/** Writes what a rule made of a locked job, tells of it, and lets its order need somebody or not. */
export async function saveJob(
  visit: Visit,
  before: JobRecord,
  after: JobRecord,
): Promise<PrintJob> {
  const { printer_name } = await putJob(visit, after);
  const last = after.events.at(-1);
  // That it is being sent is over in a second; how it went is told then.
  if (last && last.did !== 'sending')
    tell(visit, after, { did: last.did, printer: printer_name, failure: last.failure });
  if (before.state !== after.state) await reviewOrderPrints(visit, after);
  return shownJob(await loadJob(visit.sql, [after.merchant_id], after.id));
}

const putJob = async ({ sql: db }: Visit, job: JobRecord) => {
  const name = job.events.findLast(({ did }) => did === 'made' || did === 'moved')?.printer ?? '';
  await putRows(db, 'print_job', ['merchant_id', 'id'], [jobRow(job, name)]);
  if (job.state === 'printed')
    await sql`update printer set printed_at = ${job.state_at}
      where merchant_id = ${job.merchant_id} and id = ${job.printer_id}`.execute(db);
  return { printer_name: name };
};
