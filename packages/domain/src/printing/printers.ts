import {
  invalid,
  type Printer,
  type PrinterDuty,
  type PrinterFields,
  type PrintKind,
} from '@servery/api';
import { isNameTaken } from '../search/nameKey.ts';
import { isPrinterPort, isPrivateAddress } from './address.ts';

/** A printer as hosts store it, with the time of its last print. */
export interface PrinterRecord extends PrinterFields {
  id: number;
  version: number;
  merchant_id: number;
  printed_at: string | null;
}

/** The other printers of the merchant, as far as the rules need them. */
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
 * Refuses a network printer on a server that doesn't allow them: the server isn't in the merchant's
 * network, so the address would belong to the network of its host.
 * @throws `invalid` at `connection`
 */
export function requireNoNetwork({ connection }: Pick<PrinterFields, 'connection'>): void {
  if (connection === 'network')
    throw invalid(
      'connection',
      'network_off',
      'This server can’t reach printers by address. Use a print agent.',
    );
}

/**
 * Returns the fields of a printer as they are stored; refuses invalid ones.
 * @throws `invalid`
 */
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
      'Enter an address on the outlet’s network, such as 192.168.1.50.',
    );
  if (hasAddress && !isPrinterPort(fields.port))
    throw invalid('port', 'not_a_printer', 'Enter a port from 9100 to 9109.');
  if (isNameTaken(others, fields.name, id))
    throw invalid('name', 'taken', 'Another printer already has this name.');
  if (fields.fallback_id !== null && !others.some((one) => one.id === fields.fallback_id))
    throw invalid('fallback_id', 'unknown', 'This printer doesn’t exist.');
  if (isCircle(id, fields.fallback_id, others))
    throw invalid('fallback_id', 'circle', 'A printer can’t be its own backup.');
  if (isNetwork) return fields;
  // An agent can get its printer's address at start-up or from here.
  if (fields.connection === 'browser' || fields.host === '')
    return {
      ...fields,
      ...(fields.connection === 'browser' && { has_drawer: false }),
      host: '',
      port: 9100,
    };
  return fields;
}

const dutyOf: Record<PrintKind, PrinterDuty> = {
  receipt: 'receipt',
  bill: 'bill',
  kitchen: 'kitchen',
  void_slip: 'kitchen',
  daily_summary: 'report',
  shift_report: 'report',
  test_page: 'report',
  drawer: 'receipt',
};

/**
 * Returns the requested printer, or the first active one with the duty for the document.
 * @throws `invalid`
 */
export function choosePrinter(
  printers: readonly PrinterRecord[],
  kind: PrintKind,
  requested: number | null,
): PrinterRecord {
  const named = printers.find(({ id }) => id === requested);
  if (requested !== null && !named)
    throw invalid('printer_id', 'unknown', 'This printer doesn’t exist.');
  const fit = printers
    .filter(({ is_active, duties }) => is_active && duties.includes(dutyOf[kind]))
    .toSorted((a, b) => a.id - b.id);
  const chosen = named ?? fit[0];
  if (!chosen)
    throw invalid('printer_id', 'none', 'No printer is set up to print this. Choose one.');
  return chosen;
}

/** Returns a printer as screens show it, with its queue. */
export const showPrinter = (
  { ...record }: PrinterRecord,
  now: Pick<Printer, 'fallback_name' | 'waiting' | 'given_up' | 'failure'>,
): Printer => ({ ...record, ...now });
