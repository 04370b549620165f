import {
  addInvoice,
  addInvoicePayment,
  deleteInvoice,
  duplicateInvoice,
  getInvoice,
  getInvoiceForm,
  listInvoices,
  markInvoiceDownloaded,
  restoreInvoice,
  sendInvoice,
  updateInvoice,
} from '@servery/api/template';
import { useAction } from '@servery/api/swr';

const stale = { refreshes: [listInvoices, getInvoice, getInvoiceForm] };

/** All mutations of invoices. Affected queries are refetched. */
export const useInvoiceChanges = () => ({
  add: useAction(addInvoice, stale).trigger,
  update: useAction(updateInvoice, stale).trigger,
  remove: useAction(deleteInvoice, stale).trigger,
  restore: useAction(restoreInvoice, stale).trigger,
  duplicate: useAction(duplicateInvoice, stale).trigger,
  send: useAction(sendInvoice, stale).trigger,
  pay: useAction(addInvoicePayment, stale).trigger,
  markDownloaded: useAction(markInvoiceDownloaded, stale).trigger,
});
