import { listInvoices } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import type { ListView } from '../listView.ts';

/** Returns the query parameters of a view. */
export const queryOf = ({ q, status, perPage, page, sortColumn, sort }: ListView) => ({
  q,
  status,
  perPage,
  page,
  sortColumn,
  sort,
});

/** Loads the invoices of a view. The previous ones stay while the next ones load. */
export const useInvoices = (view: ListView) =>
  useCall(listInvoices, { query: queryOf(view) }, { keepPreviousData: true });
