import type { HeldJob, PrintJobStore } from '@servery/domain/commands';
import { reportedEventOf, openStates, type JobRecord } from '@servery/domain/printing';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { within } from '../../http/scope.ts';
import { all, first, insertRows, putRows } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { jobsOfOrders, jobsWhere, loadJob, lockJob } from './load.ts';
import { besideOf, jobRow } from './rows.ts';
import { recordPrintChange } from './recordPrintChange.ts';

/** Returns the name of a job's current printer at the time when the job was assigned to it. */
const printerIn = ({ events }: JobRecord): string =>
  events.findLast(({ did }) => did === 'made' || did === 'moved')?.printer ?? '';

const states = sql.join(openStates.map((state) => sql.lit(state)));

async function lockOpen(
  { sql: db }: RequestContext,
  merchant_id: number,
  printer_id: number | null,
): Promise<HeldJob[]> {
  const theirs = printer_id === null ? sql`true` : sql`printer_id = ${printer_id}`;
  const locked = await all(
    db,
    sql<Pick<Rows['print_job'], 'id'>>`select id from print_job
      where ${within([merchant_id])} and ${theirs} and state in (${states})
      order by id for update`,
  );
  const ids = locked.map(({ id }) => id);
  const rows = await jobsWhere(
    db,
    [merchant_id],
    sql`j.id = any(${ids}::bigint[]) order by j.order_id, j.id`,
  );
  return rows.map(besideOf);
}

async function head(
  { sql: db }: RequestContext,
  { merchant_id, id }: { merchant_id: number; id: number },
): Promise<number | null> {
  const row = await first(
    db,
    sql<Pick<Rows['print_job'], 'id'>>`select id from print_job
      where merchant_id = ${merchant_id} and printer_id = ${id}
        and state in ('queued', 'sending', 'failed') order by id limit 1`,
  );
  return row?.id ?? null;
}

/** Inserts new jobs and records each of them. */
export async function addJobs(ctx: RequestContext, jobs: readonly JobRecord[]): Promise<void> {
  const named = jobs.map((job) => ({ job, printer: printerIn(job) }));
  const rows = named.map(({ job, printer }) => jobRow(job, printer));
  await insertRows(ctx.sql, 'print_job', rows);
  for (const { job, printer } of named)
    recordPrintChange(ctx, { kind: 'print_job', id: job.id }, job, {
      did: 'made',
      kind: job.document.kind,
      printer,
    });
}

/** Saves the result of a rule on a locked job, and records the change. */
async function saveJob(ctx: RequestContext, job: JobRecord): Promise<void> {
  const printer = printerIn(job);
  await putRows(ctx.sql, 'print_job', ['merchant_id', 'id'], [jobRow(job, printer)]);
  if (job.state === 'printed')
    await sql`update printer set printed_at = ${job.state_at}
      where merchant_id = ${job.merchant_id} and id = ${job.printer_id}`.execute(ctx.sql);
  const news = reportedEventOf(job);
  if (news)
    recordPrintChange(ctx, { kind: 'print_job', id: job.id }, job, {
      did: news.did,
      printer,
      failure: news.failure,
    });
}

/** Returns the SQL store of print jobs. */
export const jobStore = (ctx: RequestContext): PrintJobStore => ({
  find: async (id) => besideOf(await loadJob(ctx.sql, ctx.caller.scope, id)).job,
  head: (printer) => head(ctx, printer),
  add: (jobs) => addJobs(ctx, jobs),
  lock: async (id) => besideOf(await lockJob(ctx.sql, ctx.caller.scope, id)),
  lockOpen: (merchant_id, printer_id) => lockOpen(ctx, merchant_id, printer_id),
  save: (job) => saveJob(ctx, job),
  besideOf: async (job) => besideOf(await loadJob(ctx.sql, [job.merchant_id], job.id)).beside,
  ofOrders: (merchant_id, order_ids) => jobsOfOrders(ctx.sql, merchant_id, order_ids),
});
