import { invalid } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  addInvoice,
  addInvoiceClient,
  addInvoicePayment,
  deleteInvoice,
  duplicateInvoice,
  getInvoice,
  getInvoiceForm,
  listInvoiceClients,
  listInvoices,
  markInvoiceDownloaded,
  restoreInvoice,
  sendInvoice,
  updateInvoice,
  type InvoiceDraft,
} from '@servery/api/template';
import { dayOf, payInvoice, stageAfter, writeInvoice } from '@servery/domain/template';
import { addDays } from '@servery/domain/time';
import { book, invoiceOf, storedInvoice, nextId, rowOf, shown } from './book.ts';
import { find } from './find.ts';
import type { StoredInvoice } from './invoices.ts';
import { issuerBank, issuerItems, issuerSalespeople, issuerTaxRate } from './issuer.ts';

/** Updates a stored invoice and returns it. */
const changed = (id: number, change: (stored: StoredInvoice) => Partial<StoredInvoice>) =>
  book.change((rows) => {
    const stored = storedInvoice(rows, id);
    return { invoice: invoiceOf(Object.assign(stored, change(stored))) };
  });

const added = (make: () => InvoiceDraft) =>
  book.change((rows) => {
    const stored: StoredInvoice = {
      ...make(),
      id: nextId(rows),
      stage: 'Draft',
      payments: [],
      isDeleted: false,
    };
    rows.invoices.push(stored);
    return { invoice: invoiceOf(stored) };
  });

const daysBetween = (one: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);

/** Returns a copy of an invoice, issued today and with the same time to pay. */
function copyOf(stored: StoredInvoice): InvoiceDraft {
  const { id: _, stage: __, payments: ___, isDeleted: ____, ...draft } = structuredClone(stored);
  const issuedDate = dayOf(new Date());
  return {
    ...draft,
    issuedDate,
    dueDate: addDays(issuedDate, daysBetween(stored.issuedDate, stored.dueDate)),
  };
}

/** Mock handlers, one per invoice endpoint. */
export const invoicesHandlers = [
  templateAnswer(listInvoices, ({ query }) => {
    const allData = shown(book.read()).map(rowOf);
    const found = find(allData, query);
    const from = (query.page - 1) * query.perPage;
    return { allData, total: found.length, invoices: found.slice(from, from + query.perPage) };
  }),
  templateAnswer(getInvoice, ({ params }) => {
    const invoice = invoiceOf(storedInvoice(book.read(), params.id));
    return { invoice, paymentDetails: { ...issuerBank, totalDue: invoice.balance } };
  }),
  templateAnswer(deleteInvoice, ({ query: { id } }) => {
    changed(id, () => ({ isDeleted: true }));
    return { id };
  }),
  templateAnswer(restoreInvoice, ({ body: { id } }) =>
    book.change((rows) => {
      const stored = storedInvoice(rows, id, true);
      stored.isDeleted = false;
      return { invoice: invoiceOf(stored) };
    }),
  ),
  templateAnswer(listInvoiceClients, () => book.read().clients),
  templateAnswer(addInvoiceClient, ({ body: { client } }) =>
    book.change(({ clients }) => {
      if (clients.some(({ companyEmail }) => companyEmail === client.companyEmail))
        throw invalid(
          'client.companyEmail',
          'taken',
          'Another client already has this email address.',
        );
      clients.push(client);
      return { client };
    }),
  ),
  templateAnswer(getInvoiceForm, () => ({
    nextId: nextId(book.read()),
    items: [...issuerItems],
    salespeople: issuerSalespeople,
    taxRate: issuerTaxRate,
    paymentDetails: { ...issuerBank, totalDue: 0 },
  })),
  templateAnswer(addInvoice, ({ body }) => added(() => writeInvoice(body.invoice))),
  templateAnswer(duplicateInvoice, ({ body: { id } }) =>
    added(() => copyOf(storedInvoice(book.read(), id))),
  ),
  templateAnswer(updateInvoice, ({ body: { id, invoice } }) =>
    changed(id, () => writeInvoice(invoice)),
  ),
  templateAnswer(sendInvoice, ({ body: { id } }) =>
    changed(id, ({ stage }) => ({ stage: stageAfter(stage, 'send') })),
  ),
  templateAnswer(markInvoiceDownloaded, ({ body: { id } }) =>
    changed(id, ({ stage }) => ({ stage: stageAfter(stage, 'download') })),
  ),
  templateAnswer(addInvoicePayment, ({ body: { id, payment } }) =>
    changed(id, (stored) => ({ payments: payInvoice(stored, payment) })),
  ),
];
