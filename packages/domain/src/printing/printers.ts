import {
  invalid,
  type Printer,
  type PrinterDuty,
  type PrinterFields,
  type PrintKind,
} from '@servery/api';
import { isPrinterPort, isPrivateAddress } from './address.ts';

/** A printer as hosts keep it: what it is, and when it printed last. */
export interface PrinterRecord extends PrinterFields {
  id: number;
  version: number;
  merchant_id: number;
  printed_at: string | null;
}

/** What rules on a printer's fields look at: the other printers of its merchant. */
type Others = readonly Pick<PrinterRecord, 'id' | 'name' | 'fallback_id'>[];

const isCircle = (id: number, fallback_id: number | null, others: Others): boolean => {
  let at = fallback_id;
  for (let steps = 0; at !== null && steps <= others.length; steps += 1) {
    if (at === id) return true;
    at = others.find((one) => one.id === at)?.fallback_id ?? null;
  }
  return false;
};

/**
 * Refuses a printer that the server would reach by address where the server allows none: it isn't in
 * the shop, so the address would be in the network of its host.
 *
 * @throws `invalid` at `connection`
 */
export function requireNoNetwork({ connection }: Pick<PrinterFields, 'connection'>): void {
  if (connection === 'network')
    throw invalid(
      'connection',
      'network_off',
      'This server doesn’t reach printers by address. Use a print agent.',
    );
}

/** The fields of a printer as they are kept, or a refusal that says which of them is wrong. */
export function checkedPrinter(
  { ...fields }: PrinterFields,
  id: number,
  others: Others,
): PrinterFields {
  const isNetwork = fields.connection === 'network';
  const hasAddress = isNetwork || (fields.connection === 'agent' && fields.host !== '');
  if (hasAddress && !isPrivateAddress(fields.host))
    throw invalid(
      'host',
      'not_private',
      'Use an address of the shop’s network, such as 192.168.1.50.',
    );
  if (hasAddress && !isPrinterPort(fields.port))
    throw invalid('port', 'not_a_printer', 'Printers listen at 9100 to 9109.');
  const key = fields.name.toLowerCase();
  if (others.some((one) => one.id !== id && one.name.toLowerCase() === key))
    throw invalid('name', 'taken', 'Another printer has this name.');
  if (fields.fallback_id !== null && !others.some((one) => one.id === fields.fallback_id))
    throw invalid('fallback_id', 'unknown', 'There is no such printer.');
  if (isCircle(id, fields.fallback_id, others))
    throw invalid('fallback_id', 'circle', 'A printer cannot stand in for itself.');
  if (isNetwork) return fields;
  // An agent may be told where its printer is when it starts, or here.
  if (fields.connection === 'browser' || fields.host === '')
    return { ...fields, host: '', port: 9100 };
  return fields;
}

const dutyOf: Record<PrintKind, PrinterDuty> = {
  receipt: 'receipt',
  bill: 'bill',
  kitchen: 'kitchen',
  void_slip: 'kitchen',
  daily_summary: 'report',
  test_page: 'report',
};

/** The printer that prints something: the one that was named, or the first whose duty it is. */
export function choosePrinter(
  printers: readonly PrinterRecord[],
  kind: PrintKind,
  wished: number | null,
): PrinterRecord {
  const named = printers.find(({ id }) => id === wished);
  if (wished !== null && !named)
    throw invalid('printer_id', 'unknown', 'There is no such printer.');
  const fit = printers
    .filter(({ is_active, duties }) => is_active && duties.includes(dutyOf[kind]))
    .toSorted((a, b) => a.id - b.id);
  const chosen = named ?? fit[0];
  if (!chosen) throw invalid('printer_id', 'none', 'No printer prints this; choose one.');
  return chosen;
}

/** How a printer is shown, given how its jobs stand. */
export const showPrinter = (
  { ...record }: PrinterRecord,
  now: Pick<Printer, 'fallback_name' | 'waiting' | 'given_up' | 'failure'>,
): Printer => ({ ...record, ...now });
