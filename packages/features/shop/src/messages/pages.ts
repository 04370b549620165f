import { defineMessages } from './define.ts';

/** The ways from page to page. */
export const pageWords = defineMessages({
  label: { id: 'shop.page.label', defaultMessage: 'Pages of products' },
  summary: {
    id: 'shop.page.summary',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
  },
  page: { id: 'shop.page.page', defaultMessage: 'Page {page, number} of {pages, number}' },
  first: { id: 'shop.page.first', defaultMessage: 'First page' },
  previous: { id: 'shop.page.previous', defaultMessage: 'Previous page' },
  next: { id: 'shop.page.next', defaultMessage: 'Next page' },
  last: { id: 'shop.page.last', defaultMessage: 'Last page' },
});
