import { Problem, type Printer, type PrintKind } from '@servery/api';
import { choosePrinter } from '@servery/domain/printing';

/** The printer that prints something unless another is named; null where none does. */
export function usualPrinter(printers: readonly Printer[], kind: PrintKind): Printer | null {
  try {
    const { id } = choosePrinter(printers, kind, null);
    return printers.find((one) => one.id === id) ?? null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
