import { addInvoiceClient, getInvoiceForm, listInvoiceClients } from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';

/** What invoices are written with. */
export const useInvoiceForm = () => useCall(getInvoiceForm, {});

/** Who invoices are written for. */
export const useInvoiceClients = () => useCall(listInvoiceClients, {});

/** Adds a client. */
export const useAddInvoiceClient = () =>
  useAction(addInvoiceClient, { refreshes: [listInvoiceClients] });
