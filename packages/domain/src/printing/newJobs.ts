import { newJob, type Doing, type JobRecord, type PrintJobInput } from './jobs.ts';
import { choosePrinter, type PrinterRecord } from './printers.ts';

/**
 * Creates a job for each print, at the printer for it.
 * @throws `invalid` at `printer_id` if no printer can print it
 */
export const newJobs = (
  inputs: readonly PrintJobInput[],
  printers: readonly PrinterRecord[],
  printer_id: number | null,
  { by, now, nextId }: Doing & { nextId: () => number },
): JobRecord[] =>
  inputs.map((input) => {
    const requested = printer_id ?? input.printer_id ?? null;
    const printer = choosePrinter(printers, input.document.kind, requested);
    return newJob(input, printer, { by, now, id: nextId() });
  });

/** Returns the input for a copy of an earlier job, at the job's printer while that exists. */
export function copyOf(
  { document, order_id, order_number, printer_id }: JobRecord,
  printers: readonly Pick<PrinterRecord, 'id'>[],
): PrintJobInput {
  return {
    document,
    order: order_id === null ? null : { id: order_id, number: order_number },
    is_copy: true,
    printer_id: printers.some(({ id }) => id === printer_id) ? printer_id : null,
  };
}
