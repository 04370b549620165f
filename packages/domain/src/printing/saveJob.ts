import { Problem, type PrintJob } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import { cancelJob, type JobRecord } from './jobs.ts';
import { showJob } from './showJob.ts';
import { reviewPrints } from './orderReason.ts';

async function lockOrder(unit: Unit, id: number) {
  try {
    return await unit.orders.lock(id);
  } catch (error) {
    // A deleted order needs no review.
    if (error instanceof Problem && error.code === 'notFound') return null;
    throw error;
  }
}

/** Opens or closes the `print_failed` reason of a job's order according to its print jobs. */
async function reviewOrder(
  unit: Unit,
  { merchant_id, order_id, document }: JobRecord,
): Promise<void> {
  const isPaper = document.kind !== 'drawer';
  const locked = order_id !== null && isPaper ? await lockOrder(unit, order_id) : null;
  if (!locked) return;
  const { state: order, context } = locked;
  const jobs = await unit.prints.jobs.ofOrders(merchant_id, [order.id]);
  const papers = jobs.filter((job) => job.document.kind !== 'drawer');
  const next = reviewPrints(order, papers, { by: unit.prints.context.by, now: context.now });
  if (next !== order) await unit.orders.save(order, next);
}

/** Saves a job after a rule ran, reviews its order, and returns the job as shown. */
export async function saveJob(unit: Unit, before: JobRecord, after: JobRecord): Promise<PrintJob> {
  await unit.prints.jobs.save(after);
  if (before.state !== after.state) await reviewOrder(unit, after);
  return showJob(after, await unit.prints.jobs.besideOf(after));
}

/** Cancels the open jobs at a printer, or at all printers of a merchant; returns how many. */
export async function clearJobs(
  unit: Unit,
  merchant_id: number,
  printer_id: number | null,
): Promise<number> {
  const held = await unit.prints.jobs.lockOpen(merchant_id, printer_id);
  for (const { job, beside } of held)
    await saveJob(unit, job, cancelJob(job, beside.printer, unit.prints.context));
  return held.length;
}
