import type { PrintJob } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import type { OrderRecord } from '../orders/record.ts';
import { markBillPrinted } from './billPrinted.ts';
import type { PrintJobInput } from './jobs.ts';
import { showJob } from './showJob.ts';
import { newJobs } from './newJobs.ts';

/** Adds prints to the queues of their printers, and returns the jobs. */
export async function queuePrints(
  unit: Unit,
  merchant_id: number,
  inputs: readonly PrintJobInput[],
  printer_id: number | null,
): Promise<PrintJob[]> {
  const { context, jobs: store, printers } = unit.prints;
  const jobs = newJobs(inputs, await printers.of(merchant_id), printer_id, context);
  await store.add(jobs);
  return Promise.all(jobs.map(async (job) => showJob(job, await store.besideOf(job))));
}

/** Adds one print to the queue of its printer, and returns the job. */
export async function queuePrint(
  unit: Unit,
  merchant_id: number,
  input: PrintJobInput,
  printer_id: number | null,
): Promise<PrintJob> {
  const [job] = await queuePrints(unit, merchant_id, [input], printer_id);
  return job!;
}

/** Marks the bills of locked orders as printed. */
export async function markBills(
  unit: Unit,
  merchant_id: number,
  orders: readonly OrderRecord[],
): Promise<void> {
  const context = await unit.contextOf(merchant_id);
  for (const order of orders) {
    const next = markBillPrinted(order, context);
    if (next !== order) await unit.orders.save(order, next);
  }
}
