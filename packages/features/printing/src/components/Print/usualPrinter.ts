import { Problem, type Printer, type PrintKind } from '@servery/api';
import { choosePrinter } from '@servery/domain/printing';

/** Returns the default printer for a kind of print, or null if there is none. */
export function usualPrinter(printers: readonly Printer[], kind: PrintKind): Printer | null {
  try {
    const { id } = choosePrinter(printers, kind, null);
    return printers.find((printer) => printer.id === id) ?? null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
