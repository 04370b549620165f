import { addInvoiceClient, getInvoiceForm, listInvoiceClients } from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';

/** Loads the data of the invoice form: items, salespeople, tax rate and the next number. */
export const useInvoiceForm = () => useCall(getInvoiceForm, {});

/** Loads the clients. */
export const useInvoiceClients = () => useCall(listInvoiceClients, {});

/** Adds a client and refetches the clients. */
export const useAddInvoiceClient = () =>
  useAction(addInvoiceClient, { refreshes: [listInvoiceClients] });
