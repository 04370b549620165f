import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { PaginationLabels } from './Pagination.tsx';

const texts = {
  label: { id: 'pagination.label', text: 'Pages' },
  first: { id: 'pagination.first', text: 'First page' },
  previous: { id: 'pagination.previous', text: 'Previous page' },
  next: { id: 'pagination.next', text: 'Next page' },
  last: { id: 'pagination.last', text: 'Last page' },
  pageLength: { id: 'pagination.pageLength', text: 'Rows per page' },
};

const messages = {
  summary: { id: 'pagination.summary', text: '{from}–{to} of {total}' },
  page: { id: 'pagination.page', text: 'Page {page} of {pages}' },
};

/** Returns the texts of a `Pagination`, with those that are given instead of the kit's own. */
export function usePaginationLabels(given?: Partial<PaginationLabels>): PaginationLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    summary: ({ from, to }, total) => format(messages.summary, { from, to, total }),
    page: ({ page, pages }) => format(messages.page, { page, pages }),
    ...given,
  };
}
