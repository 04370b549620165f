import { listInvoices } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import type { ListView } from '../listView.ts';

/** What a list asks for. */
export const queryOf = ({ q, status, perPage, page, sortColumn, sort }: ListView) => ({
  q,
  status,
  perPage,
  page,
  sortColumn,
  sort,
});

/** The invoices of a view; those of the one before stay while the next are fetched. */
export const useInvoices = (view: ListView) =>
  useCall(listInvoices, { query: queryOf(view) }, { keepPreviousData: true });
