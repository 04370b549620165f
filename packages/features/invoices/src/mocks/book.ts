import { Problem } from '@servery/api';
import { keep } from '@servery/api/mocks';
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
import { firstNumber, houseClients } from './house.ts';
import { makeInvoices, type KeptInvoice } from './invoices.ts';

interface Book {
  invoices: KeptInvoice[];
  clients: InvoiceClient[];
}

const sizes = { usual: 52, none: 0, many: 1000 };

/** The invoices of one visitor, and who they are for. */
export const book = keep<Book>('invoices', (amount) => ({
  invoices: makeInvoices(sizes[amount], dayOf(new Date())),
  clients: structuredClone([...houseClients]),
}));

/** Two of three have a picture; always the same ones. */
const avatarOf = ({ name, companyEmail }: InvoiceClient) =>
  randomOf('client', companyEmail).chance(0.6) ? portraitOf(name) : null;

/** An invoice as a list shows it today. */
export function rowOf(kept: KeptInvoice): InvoiceRow {
  const { id, issuedDate, dueDate, client, stage, lines, payments } = kept;
  const balance = invoiceBalance(kept, payments);
  const facts = { stage, paid: paidOf(payments), balance, dueDate };
  return {
    id,
    issuedDate,
    dueDate,
    client,
    service: lines[0]?.item ?? '',
    total: invoiceTotals(kept).total,
    avatar: avatarOf(client),
    invoiceStatus: invoiceStatus(facts, dayOf(new Date())),
    balance,
  };
}

/** An invoice with all that is written on it. */
export const invoiceOf = (kept: KeptInvoice): Invoice => {
  const { stage: _, isDeleted: __, ...rest } = kept;
  return { ...rest, ...rowOf(kept) };
};

/** Those that are on the list. */
export const shown = ({ invoices }: Book): KeptInvoice[] =>
  invoices.filter(({ isDeleted }) => !isDeleted);

/** The kept invoice of a number, or a refusal. */
export function keptOf({ invoices }: Book, id: number, isDeleted = false): KeptInvoice {
  const found = invoices.find((one) => one.id === id && one.isDeleted === isDeleted);
  if (!found) throw new Problem('notFound');
  return found;
}

/** A number that no invoice ever had. */
export const nextId = ({ invoices }: Book): number =>
  nextInvoiceNumber(
    invoices.map(({ id }) => id),
    firstNumber,
  );
