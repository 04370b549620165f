import { reportedEventOf, openStates, type JobRecord } from '@servery/domain/printing';
import type { HeldJob, PrintJobStore } from '@servery/domain/commands';
import type { MemoryUnit } from './MemoryUnit.ts';
import { emitPrintChange } from './emitPrintChange.ts';

const isOpen = ({ state }: JobRecord) => openStates.some((one) => one === state);

/** The print jobs of a world. */
export const printJobStore = (unit: MemoryUnit): PrintJobStore => {
  const { world } = unit;
  const { prints } = world;
  const hold = (job: JobRecord): HeldJob => ({ job, beside: prints.beside(job) });
  const find = (id: number) => {
    const job = prints.job(id);
    unit.requireScope(job.merchant_id);
    return job;
  };
  const save = (job: JobRecord) => {
    prints.save(job);
    if (reportedEventOf(job)) emitPrintChange(world, { kind: 'print_job', id: job.id }, job);
  };
  return {
    find: async (id) => find(id),
    lock: async (id) => hold(find(id)),
    head: async ({ id }) => prints.queueOf(id)[0]?.id ?? null,
    add: async (jobs) => jobs.forEach(save),
    lockOpen: async (merchant_id, printer_id) =>
      [...prints.jobs.values()]
        .filter((job) => job.merchant_id === merchant_id && isOpen(job))
        .filter((job) => printer_id === null || job.printer_id === printer_id)
        .toSorted((a, b) => (a.order_id ?? 0) - (b.order_id ?? 0) || a.id - b.id)
        .map(hold),
    save: async (job) => save(job),
    besideOf: async (job) => prints.beside(job),
    ofOrders: async (_merchant_id, order_ids) => prints.jobsOfOrders(order_ids),
  };
};
