import type { OrderRecord } from '../orders/index.ts';
import {
  automaticPrints,
  choosePrinter,
  hasAutomatic,
  mayPrintItself,
  mergedInto,
  newJob,
  tellersOf,
} from '../printing/index.ts';
import type { World } from './world.ts';

/** Puts into the queues what comes out by itself after a change of an order. */
export function printByItself(world: World, before: OrderRecord | null, after: OrderRecord): void {
  if (!mayPrintItself(before, after)) return;
  const { prints, kitchens } = world;
  const { merchant_id } = after;
  const paper = prints.paper(world.merchant(merchant_id));
  if (!hasAutomatic(paper.template)) return;
  const now = world.now();
  const printers = prints.printersOf(merchant_id);
  const jobs = prints.jobsOfOrders(tellersOf(after, before));
  const places = { zones: kitchens.of(merchant_id), printers };
  const into = world.orders.get(mergedInto(before, after) ?? 0)?.table ?? null;
  for (const wish of automaticPrints(before, after, { paper, jobs, now, places, into })) {
    const printer = choosePrinter(printers, wish.document.kind, wish.printer_id ?? null);
    const job = newJob(wish, printer, { by: 'rule', now, id: world.nextId() });
    prints.keep(job);
    world.tell('print.changed', merchant_id, job);
  }
}
