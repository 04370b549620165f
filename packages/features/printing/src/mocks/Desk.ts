import {
  Problem,
  type changePrintJob,
  type Input,
  type PrintDocument,
  type PrintJob,
} from '@servery/api';
import { invalid } from '@servery/api';
import {
  cancelJob,
  choosePrinter,
  moveJob,
  newJob,
  retryJob,
  reviewPrints,
  type JobRecord,
  type JobWish,
  type PrinterRecord,
} from '@servery/domain/printing';
import type { Visit } from '@servery/domain/sample';

/** A job in the caller's scope; others do not exist for them. */
export function jobIn(visit: Visit, id: number): JobRecord {
  const job = visit.world.prints.job(id);
  visit.scope(job.merchant_id);
  return job;
}

/** A printer in the caller's scope; others do not exist for them. */
export function printerIn(visit: Visit, id: number): PrinterRecord {
  const printer = visit.world.prints.printer(id);
  visit.scope(printer.merchant_id);
  return printer;
}

/** Opens or closes the reason for which an order needs somebody, as its prints now stand. */
export function reviewOrder(visit: Visit, order_id: number | null): void {
  const { world, me, now } = visit;
  if (order_id === null || !world.orders.has(order_id)) return;
  const order = world.order(order_id);
  const next = reviewPrints(order, world.prints.jobsOfOrder(order_id), { by: me.name, now });
  if (next !== order) visit.keep('order.changed', next);
}

/** Keeps what a rule made of a job. */
export function keepJob(visit: Visit, job: JobRecord): PrintJob {
  const { prints } = visit.world;
  const before = prints.jobs.get(job.id);
  prints.keep(job);
  if (before && before.state !== job.state) reviewOrder(visit, job.order_id);
  return prints.show(job);
}

/** Puts what was made into the queue of the printer that prints it. */
export const queue = (
  visit: Visit,
  merchant_id: number,
  wishes: readonly JobWish[],
  printer_id: number | null,
): PrintJob[] =>
  wishes.map((wish) => {
    const { world, me, now } = visit;
    const printers = world.prints.printersOf(merchant_id);
    const wished = printer_id ?? wish.printer_id ?? null;
    const printer = choosePrinter(printers, wish.document.kind, wished);
    return keepJob(visit, newJob(wish, printer, { by: me.name, now, id: world.nextId() }));
  });

/** The same document once more, marked as a copy. */
export function reprint(visit: Visit, job: JobRecord, printer_id: number | null): PrintJob {
  const { prints } = visit.world;
  const kept = prints.printers.has(job.printer_id) ? job.printer_id : null;
  const document: PrintDocument = job.document;
  const order = job.order_id === null ? null : { id: job.order_id, number: job.order_number };
  const wish = { document, order, is_copy: true };
  return queue(visit, job.merchant_id, [wish], printer_id ?? kept)[0]!;
}

/** Sends a job again, gives it to another printer, or calls it off. */
export function changeJob(
  visit: Visit,
  id: number,
  wish: Input<typeof changePrintJob>['body'],
): PrintJob {
  const { prints } = visit.world;
  const job = jobIn(visit, id);
  if (job.version !== wish.version) throw new Problem('conflict', { current: prints.show(job) });
  const { printer } = prints.beside(job);
  const doing = { by: visit.me.name, now: visit.now };
  if (wish.action === 'retry') return keepJob(visit, retryJob(job, printer, doing));
  if (wish.action === 'cancel') return keepJob(visit, cancelJob(job, printer, doing));
  const to = prints.printersOf(job.merchant_id).find((one) => one.id === wish.printer_id);
  if (!to) throw invalid('printer_id', 'unknown', 'There is no such printer.');
  return keepJob(visit, moveJob(job, to, doing));
}

/** Calls off everything that waits at one printer, or at all of a merchant; answers how many these were. */
export function clearJobs(visit: Visit, merchant_id: number, printer_id: number | null): number {
  const { prints } = visit.world;
  const open = [...prints.jobs.values()].filter(
    (job) =>
      job.merchant_id === merchant_id &&
      (printer_id === null || job.printer_id === printer_id) &&
      ['queued', 'failed', 'dead'].includes(job.state),
  );
  for (const job of open)
    keepJob(
      visit,
      cancelJob(job, prints.beside(job).printer, { by: visit.me.name, now: visit.now }),
    );
  return open.length;
}
