import { Problem, type Printer, type PrinterFields } from '@servery/api';
import { checkedPrinter, requireNoNetwork, showPrinter, type PrinterRecord } from './printers.ts';

/** The counts of a printer's jobs, and the last failure. */
export type PrinterQueue = Pick<Printer, 'waiting' | 'given_up' | 'failure'>;

/** The printers of one merchant, which every printer rule works on. */
export interface PrinterBook {
  merchant_id: number;
  printers: readonly PrinterRecord[];
  /** The queue of each printer, by id; a printer without jobs may be absent. */
  queues: ReadonlyMap<number, PrinterQueue>;
  /**
   * Whether the server can't reach printers by address, because it is outside the local network.
   */
  isNetworkOff: boolean;
}

/** The printers of a merchant after a rule ran. */
export interface PrinterChange {
  book: PrinterBook;
  /** The printer that was added, changed or deleted. */
  printer: PrinterRecord;
}

/**
 * Returns one of a merchant's printers.
 * @throws `notFound`
 */
export function printerOf(printers: readonly PrinterRecord[], id: number): PrinterRecord {
  const printer = printers.find((one) => one.id === id);
  if (!printer) throw new Problem('notFound');
  return printer;
}

const idle: PrinterQueue = { waiting: 0, given_up: 0, failure: null };

/**
 * Returns a printer as the screens show it.
 * @throws `notFound`
 */
export function showPrinterIn({ printers, queues }: PrinterBook, id: number): Printer {
  const printer = printerOf(printers, id);
  const backup = printers.find((one) => one.id === printer.fallback_id);
  const { waiting, given_up, failure } = queues.get(id) ?? idle;
  return showPrinter(printer, { fallback_name: backup?.name ?? null, waiting, given_up, failure });
}

/** The printer to change, with the version that the caller saw. */
interface Seen {
  id: number;
  version: number;
}

function requireSeen(book: PrinterBook, { id, version }: Seen): PrinterRecord {
  const printer = printerOf(book.printers, id);
  if (printer.version !== version)
    throw new Problem('conflict', { current: showPrinterIn(book, id) });
  return printer;
}

function fieldsIn({ printers, isNetworkOff }: PrinterBook, id: number, input: PrinterFields) {
  if (isNetworkOff) requireNoNetwork(input);
  return checkedPrinter(input, id, printers);
}

/**
 * Adds a printer.
 * @throws `invalid` for an address, a port, a name or a backup printer that it can't have
 */
export function createPrinter(book: PrinterBook, input: PrinterFields, id: number): PrinterChange {
  const { merchant_id } = book;
  const fields = fieldsIn(book, id, input);
  const printer = { ...fields, id, merchant_id, version: 1, printed_at: null };
  return { book: { ...book, printers: [...book.printers, printer] }, printer };
}

/**
 * Changes a printer.
 * @throws `notFound`, `conflict`, `invalid` as for a new one
 */
export function updatePrinter(
  book: PrinterBook,
  { id, version, ...input }: PrinterFields & Seen,
): PrinterChange {
  const before = requireSeen(book, { id, version });
  const printer = { ...before, ...fieldsIn(book, id, input), version: version + 1 };
  const printers = book.printers.map((one) => (one === before ? printer : one));
  return { book: { ...book, printers }, printer };
}

/**
 * Deletes a printer, and removes it as the backup of other printers.
 * @throws `notFound`, `conflict`
 */
export function deletePrinter(book: PrinterBook, seen: Seen): PrinterChange {
  const before = requireSeen(book, seen);
  const printers = book.printers
    .filter((one) => one !== before)
    .map((one) =>
      one.fallback_id === before.id ? { ...one, fallback_id: null, version: one.version + 1 } : one,
    );
  const printer = { ...before, version: before.version + 1, fallback_id: null, is_active: false };
  return { book: { ...book, printers }, printer };
}
