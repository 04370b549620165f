import type { OrderRecord } from '@servery/domain/orders';
import {
  automaticPrints,
  hasAutomatic,
  mayPrintItself,
  mergedInto,
  newJobs,
  jobOrdersOf,
} from '@servery/domain/printing';
import type { World } from './world.ts';

/** Queues the jobs that are printed automatically after a change of an order. */
export function printByItself(world: World, before: OrderRecord | null, after: OrderRecord): void {
  if (!mayPrintItself(before, after)) return;
  const { prints, kitchens } = world;
  const { merchant_id } = after;
  const paper = prints.paper(world.merchant(merchant_id));
  if (!hasAutomatic(paper.template)) return;
  const now = world.now();
  const printers = prints.printersOf(merchant_id);
  const jobs = prints.jobsOfOrders(jobOrdersOf(after, before));
  const places = { zones: kitchens.of(merchant_id), printers };
  const into = world.orders.get(mergedInto(before, after) ?? 0)?.table ?? null;
  const inputs = automaticPrints(before, after, { paper, jobs, now, places, into });
  const doing = { by: 'rule', now, nextId: () => world.nextId() };
  for (const job of newJobs(inputs, printers, null, doing)) {
    prints.save(job);
    const { id, version } = job;
    world.emit({ kind: 'print.changed', merchant_id, subject: { kind: 'print_job', id }, version });
  }
}
