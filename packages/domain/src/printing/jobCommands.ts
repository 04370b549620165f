import { changePrintJob, clearPrinterJob } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { changePrintJob as changeJob } from './changeJob.ts';
import { printerOf } from './printerBook.ts';
import { clearJobs, saveJob } from './saveJob.ts';

/** The writes that change queued print jobs. */
export const jobCommands: readonly Command[] = [
  command(changePrintJob, async ({ params: { id }, body }, unit) => {
    const { context, jobs, printers } = unit.prints;
    const held = await jobs.lock(id);
    const others = body.action === 'move' ? await printers.of(held.job.merchant_id) : [];
    return saveJob(unit, held.job, changeJob(held, body, others, context));
  }),
  command(clearPrinterJob, async ({ body: { merchant_id: requested_id, printer_id } }, unit) => {
    const merchant_id = await unit.merchant(requested_id);
    if (printer_id !== null) printerOf(await unit.prints.printers.of(merchant_id), printer_id);
    return { cleared: await clearJobs(unit, merchant_id, printer_id) };
  }),
];
