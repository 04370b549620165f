import { createPrinter, deletePrinter, savePrintTemplate, updatePrinter } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import * as rules from './printerBook.ts';
import { clearJobs } from './saveJob.ts';
import { savePrintTemplate as saveTemplate } from './saveTemplate.ts';

/** The writes of printers and of the print template. */
export const printerCommands: readonly Command[] = [
  command(createPrinter, async ({ body: { merchant_id, ...input } }, unit) => {
    const place = await unit.merchant(merchant_id);
    const action = { did: 'added printer' };
    const { book, printer } = await change(
      unit.prints.printers,
      place,
      action,
      (before, { nextId }) => rules.createPrinter(before, input, nextId()),
    );
    return rules.showPrinterIn(book, printer.id);
  }),
  command(updatePrinter, async ({ params: { id }, body }, unit) => {
    const place = await unit.prints.printers.merchantOf(id);
    const action = { did: 'changed printer' };
    const { book } = await change(unit.prints.printers, place, action, (before) =>
      rules.updatePrinter(before, { ...body, id }),
    );
    return rules.showPrinterIn(book, id);
  }),
  command(deletePrinter, async ({ params: { id }, body }, unit) => {
    const { printers } = unit.prints;
    const merchant_id = await printers.merchantOf(id);
    const { state } = await printers.lock(merchant_id);
    const made = rules.deletePrinter(state, { ...body, id });
    const cleared = await clearJobs(unit, merchant_id, id);
    await printers.save(state, made, { did: 'removed printer', cleared });
    return { cleared };
  }),
  command(savePrintTemplate, async ({ body: { merchant_id, ...input } }, unit) =>
    change(unit.prints.templates, await unit.merchant(merchant_id), 'changed paper', (before) =>
      saveTemplate(before, input),
    ),
  ),
];
