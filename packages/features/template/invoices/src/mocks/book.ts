import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { Invoice, InvoiceClient, InvoiceRow } from '@servery/api/template';
import {
  dayOf,
  invoiceBalance,
  invoiceStatus,
  invoiceTotals,
  nextInvoiceNumber,
  paidOf,
  portraitOf,
  randomOf,
} from '@servery/domain/template';
import { firstNumber, issuerClients } from './issuer.ts';
import { makeInvoices, type StoredInvoice } from './invoices.ts';

interface Book {
  invoices: StoredInvoice[];
  clients: InvoiceClient[];
}

const sizes = { usual: 52, none: 0, many: 1000 };

/** The invoices and clients of the current visitor. */
export const book = createRowStore<Book>('invoices', (amount) => ({
  invoices: makeInvoices(sizes[amount], dayOf(new Date())),
  clients: structuredClone([...issuerClients]),
}));

/** About 60 % of the clients have a picture, always the same ones. */
const avatarOf = ({ name, companyEmail }: InvoiceClient) =>
  randomOf('client', companyEmail).chance(0.6) ? portraitOf(name) : null;

/** Returns an invoice as a row of the list, with its status as of today. */
export function rowOf(stored: StoredInvoice): InvoiceRow {
  const { id, issuedDate, dueDate, client, stage, lines, payments } = stored;
  const balance = invoiceBalance(stored, payments);
  const facts = { stage, paid: paidOf(payments), balance, dueDate };
  return {
    id,
    issuedDate,
    dueDate,
    client,
    service: lines[0]?.item ?? '',
    total: invoiceTotals(stored).total,
    avatar: avatarOf(client),
    invoiceStatus: invoiceStatus(facts, dayOf(new Date())),
    balance,
  };
}

/** Returns an invoice with all details. */
export const invoiceOf = (stored: StoredInvoice): Invoice => {
  const { stage: _, isDeleted: __, ...rest } = stored;
  return { ...rest, ...rowOf(stored) };
};

/** Returns the invoices that aren't deleted. */
export const shown = ({ invoices }: Book): StoredInvoice[] =>
  invoices.filter(({ isDeleted }) => !isDeleted);

/**
 * Returns the stored invoice with an id.
 * @throws `notFound` if there's none in that state
 */
export function storedInvoice({ invoices }: Book, id: number, isDeleted = false): StoredInvoice {
  const found = invoices.find((one) => one.id === id && one.isDeleted === isDeleted);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Returns a number that no invoice, deleted or not, has had. */
export const nextId = ({ invoices }: Book): number =>
  nextInvoiceNumber(
    invoices.map(({ id }) => id),
    firstNumber,
  );
