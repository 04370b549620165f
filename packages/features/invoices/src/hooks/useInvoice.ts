import { getInvoice } from '@servery/api/template';
import { useCall } from '@servery/api/swr';

/** One invoice with where the money goes; without a number none is asked for. */
export const useInvoice = (id: number | null) =>
  useCall(getInvoice, id === null ? null : { params: { id } });
