import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the list of invoices says. */
export const listWords = defineMessages({
  title: { id: 'invoices.title', defaultMessage: 'Invoices' },
  add: { id: 'invoices.add', defaultMessage: 'Add invoice' },
  search: { id: 'invoices.search', defaultMessage: 'Search invoices' },
  clearSearch: { id: 'invoices.search.clear', defaultMessage: 'Clear the search' },
  status: { id: 'invoices.status', defaultMessage: 'Status' },
  anyStatus: { id: 'invoices.status.any', defaultMessage: 'Any status' },
  number: { id: 'invoices.number', defaultMessage: 'Number' },
  client: { id: 'invoices.client', defaultMessage: 'Client' },
  total: { id: 'invoices.total', defaultMessage: 'Total' },
  issued: { id: 'invoices.issued', defaultMessage: 'Issued' },
  balance: { id: 'invoices.balance', defaultMessage: 'Balance' },
  actions: { id: 'invoices.actions', defaultMessage: 'Actions' },
  download: { id: 'invoices.download', defaultMessage: 'Download' },
  edit: { id: 'invoices.edit', defaultMessage: 'Edit' },
  duplicate: { id: 'invoices.duplicate', defaultMessage: 'Duplicate' },
  delete: { id: 'invoices.delete', defaultMessage: 'Delete' },
  loading: { id: 'invoices.loading', defaultMessage: 'Loading the invoices' },
  failed: { id: 'invoices.failed', defaultMessage: 'The invoices could not be loaded' },
  none: { id: 'invoices.none', defaultMessage: 'No invoices yet' },
  noneText: { id: 'invoices.none.text', defaultMessage: 'The first one takes a minute.' },
  noResult: { id: 'invoices.noResult', defaultMessage: 'No invoice fits' },
  noResultText: {
    id: 'invoices.noResult.text',
    defaultMessage: 'Try another word or another status.',
  },
  clearFilters: { id: 'invoices.clear', defaultMessage: 'Show all invoices' },
  undo: { id: 'invoices.undo', defaultMessage: 'Undo' },
  open: { id: 'invoices.open', defaultMessage: 'Open' },
  notDone: { id: 'invoices.notDone', defaultMessage: 'That did not work' },
});

/** What the ways out of the list say. */
export const exportWords = defineMessages({
  label: { id: 'invoices.export', defaultMessage: 'Export' },
  csv: { id: 'invoices.export.csv', defaultMessage: 'CSV' },
  xlsx: { id: 'invoices.export.xlsx', defaultMessage: 'Excel' },
  copy: { id: 'invoices.export.copy', defaultMessage: 'Copy' },
  print: { id: 'invoices.export.print', defaultMessage: 'Print' },
  email: { id: 'invoices.export.email', defaultMessage: 'E-mail' },
  due: { id: 'invoices.export.due', defaultMessage: 'Due' },
});

/** What the ways from page to page say. */
export const pageWords = defineMessages({
  label: { id: 'invoices.pages', defaultMessage: 'Pages of invoices' },
  first: { id: 'invoices.pages.first', defaultMessage: 'First page' },
  previous: { id: 'invoices.pages.previous', defaultMessage: 'Previous page' },
  next: { id: 'invoices.pages.next', defaultMessage: 'Next page' },
  last: { id: 'invoices.pages.last', defaultMessage: 'Last page' },
  length: { id: 'invoices.pages.length', defaultMessage: 'Rows per page' },
});

/** Which rows of how many are shown. */
export const summaryMessage = defineMessage<{ from: number; to: number; total: number }>({
  id: 'invoices.pages.summary',
  defaultMessage: '{from, number}–{to, number} of {total, number}',
});

/** Which page of how many is shown. */
export const pageMessage = defineMessage<{ page: number; pages: number }>({
  id: 'invoices.pages.page',
  defaultMessage: 'Page {page, number} of {pages, number}',
});

/** How many invoices there are, read out. */
export const countMessage = defineMessage<{ count: number }>({
  id: 'invoices.count',
  defaultMessage: '{count, plural, =0 {No invoices} one {# invoice} other {# invoices}}',
});

/** A status with what it is about. */
export const tipMessage = defineMessage<{ status: string; balance: string; date: string }>({
  id: 'invoices.tip',
  defaultMessage: '{status}. Balance {balance}, due {date}',
});

/** Names the send button of a row. */
export const sendMessage = defineMessage<{ number: string }>({
  id: 'invoices.send.one',
  defaultMessage: 'Send invoice {number}',
});

/** Names the preview of a row. */
export const previewMessage = defineMessage<{ number: string }>({
  id: 'invoices.preview.one',
  defaultMessage: 'Preview invoice {number}',
});

/** Names what else can be done with a row. */
export const moreMessage = defineMessage<{ number: string }>({
  id: 'invoices.more.one',
  defaultMessage: 'More for invoice {number}',
});

/** An invoice is off the list. */
export const deletedMessage = defineMessage<{ number: string }>({
  id: 'invoices.deleted',
  defaultMessage: 'Invoice {number} is deleted',
});

/** A copy was made. */
export const duplicatedMessage = defineMessage<{ number: string }>({
  id: 'invoices.duplicated',
  defaultMessage: 'Invoice {number} is a draft of the same',
});
