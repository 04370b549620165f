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
import { book, invoiceOf, keptOf, nextId, rowOf, shown } from './book.ts';
import { find } from './find.ts';
import type { KeptInvoice } from './invoices.ts';
import { houseBank, houseItems, houseSalespeople, houseTaxRate } from './house.ts';

/** Changes an invoice in place, and answers it. */
const changed = (id: number, change: (kept: KeptInvoice) => Partial<KeptInvoice>) =>
  book.change((rows) => {
    const kept = keptOf(rows, id);
    return { invoice: invoiceOf(Object.assign(kept, change(kept))) };
  });

const added = (make: () => InvoiceDraft) =>
  book.change((rows) => {
    const kept: KeptInvoice = {
      ...make(),
      id: nextId(rows),
      stage: 'Draft',
      payments: [],
      isDeleted: false,
    };
    rows.invoices.push(kept);
    return { invoice: invoiceOf(kept) };
  });

const daysBetween = (one: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);

/** The same again as of today, with as much time to pay. */
function copyOf(kept: KeptInvoice): InvoiceDraft {
  const { id: _, stage: __, payments: ___, isDeleted: ____, ...draft } = structuredClone(kept);
  const issuedDate = dayOf(new Date());
  return {
    ...draft,
    issuedDate,
    dueDate: addDays(issuedDate, daysBetween(kept.issuedDate, kept.dueDate)),
  };
}

/** One answer for each endpoint that invoices own. */
export const invoicesHandlers = [
  templateAnswer(listInvoices, ({ query }) => {
    const allData = shown(book.read()).map(rowOf);
    const found = find(allData, query);
    const from = (query.page - 1) * query.perPage;
    return { allData, total: found.length, invoices: found.slice(from, from + query.perPage) };
  }),
  templateAnswer(getInvoice, ({ params }) => {
    const invoice = invoiceOf(keptOf(book.read(), params.id));
    return { invoice, paymentDetails: { ...houseBank, totalDue: invoice.balance } };
  }),
  templateAnswer(deleteInvoice, ({ query: { id } }) => {
    changed(id, () => ({ isDeleted: true }));
    return { id };
  }),
  templateAnswer(restoreInvoice, ({ body: { id } }) =>
    book.change((rows) => {
      const kept = keptOf(rows, id, true);
      kept.isDeleted = false;
      return { invoice: invoiceOf(kept) };
    }),
  ),
  templateAnswer(listInvoiceClients, () => book.read().clients),
  templateAnswer(addInvoiceClient, ({ body: { client } }) =>
    book.change(({ clients }) => {
      if (clients.some(({ companyEmail }) => companyEmail === client.companyEmail))
        throw invalid('client.companyEmail', 'taken', 'Another client has this address.');
      clients.push(client);
      return { client };
    }),
  ),
  templateAnswer(getInvoiceForm, () => ({
    nextId: nextId(book.read()),
    items: [...houseItems],
    salespeople: houseSalespeople,
    taxRate: houseTaxRate,
    paymentDetails: { ...houseBank, totalDue: 0 },
  })),
  templateAnswer(addInvoice, ({ body }) => added(() => writeInvoice(body.invoice))),
  templateAnswer(duplicateInvoice, ({ body: { id } }) =>
    added(() => copyOf(keptOf(book.read(), id))),
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
    changed(id, (kept) => ({ payments: payInvoice(kept, payment) })),
  ),
];
