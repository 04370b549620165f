import { getInvoice } from '@servery/api/template';
import { useCall } from '@servery/api/swr';

/** Loads an invoice with its payment details; null loads nothing. */
export const useInvoice = (id: number | null) =>
  useCall(getInvoice, id === null ? null : { params: { id } });
