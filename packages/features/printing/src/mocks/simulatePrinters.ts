import { beginAttempt, endAttempt, leaseSeconds } from '@servery/domain/commands';
import type { Outcome, PrinterRecord } from '@servery/domain/printing';
import { ruleUnit, type World } from '@servery/sample';

/** The bar's printer is out of paper, so that the demo shows how to handle it. */
const hasNoPaper = (name: string) => name === 'Bar';

/** Prints the first job of a printer. */
const printOne = (world: World, printer: PrinterRecord): Promise<void> =>
  ruleUnit(world, async (unit) => {
    const id = await unit.prints.jobs.head(printer);
    const sent = id === null ? null : await beginAttempt(unit, id, { seconds: leaseSeconds.sent });
    if (!sent) return;
    const outcome: Outcome = hasNoPaper(printer.name)
      ? { is: 'failed', failure: 'paper_out', has_begun: false }
      : { is: 'printed' };
    await endAttempt(unit, { id: sent.job.id, attempt: sent.job.attempts, outcome });
  });

/**
 * Prints the first job of each active printer that isn't connected to a browser, like one step of a
 * server.
 */
export async function printOnce(world: World): Promise<void> {
  for (const printer of world.prints.printers.values())
    if (printer.connection !== 'browser' && printer.is_active) await printOne(world, printer);
}

/**
 * Makes the sample's printers print one job each at the given interval in seconds, until the
 * returned function is called.
 */
export function simulatePrinters(world: World, { seconds }: { seconds: number }): () => void {
  const timer = setInterval(() => void printOnce(world), seconds * 1000);
  return () => clearInterval(timer);
}
