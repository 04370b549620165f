import {
  finish,
  isDue,
  standInOf,
  startSending,
  reviewPrints,
  type Outcome,
} from '@servery/domain/printing';
import type { World } from '@servery/domain/sample';

/** The bar's roll has run out, so that a demo shows what a shop does about it. */
const hasNoPaper = (name: string) => name === 'Bar';

/** Sends the first job of each printer that is not this device; one step of what a server does. */
export function printOnce(world: World): void {
  const { prints } = world;
  const now = world.now();
  const doing = { by: 'rule', now };
  for (const printer of prints.printers.values()) {
    const [job] = prints.queueOf(printer.id);
    if (!job || printer.connection === 'browser' || !printer.is_active || !isDue(job, now))
      continue;
    const outcome: Outcome = hasNoPaper(printer.name)
      ? { is: 'failed', failure: 'paper_out', has_begun: false }
      : { is: 'printed' };
    const fallback = standInOf(job, prints.printersOf(printer.merchant_id));
    const sent = startSending(job, printer, { ...doing, seconds: 30 });
    prints.keep(finish(sent, outcome, { printer, fallback }, doing));
    if (job.order_id === null || !world.orders.has(job.order_id)) continue;
    const order = world.order(job.order_id);
    const next = reviewPrints(order, prints.jobsOfOrder(order.id), doing);
    if (next !== order) world.keep('order.changed', next);
  }
}

/** Lets the sample's printers print, a job each every so many seconds, until the returned function is called. */
export function simulatePrinters(world: World, { seconds }: { seconds: number }): () => void {
  const timer = setInterval(() => printOnce(world), seconds * 1000);
  return () => clearInterval(timer);
}
