import type { PrinterStore } from '@servery/domain/commands';
import type { MemoryUnit } from './MemoryUnit.ts';
import { printContext } from './printContext.ts';
import { emitPrintChange } from './emitPrintChange.ts';

/** The printers of a world. */
export const printerStore = (unit: MemoryUnit): PrinterStore => {
  const { world } = unit;
  const { prints } = world;
  const find = async (printer_id: number) => {
    const printer = prints.printer(printer_id);
    unit.requireScope(printer.merchant_id);
    return printer;
  };
  return {
    find,
    merchantOf: async (printer_id) => (await find(printer_id)).merchant_id,
    of: async (merchant_id) => prints.printersOf(merchant_id),
    lock: async (merchant_id) => ({ state: prints.book(merchant_id), context: printContext(unit) }),
    async save(before, { book, printer }) {
      prints.savePrinters(before, book);
      emitPrintChange(world, { kind: 'printer', id: printer.id }, printer);
    },
  };
};
