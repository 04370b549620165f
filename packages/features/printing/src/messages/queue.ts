import { defineMessages } from './define.ts';

/** What is printed. */
export const kindWords = defineMessages({
  receipt: { id: 'printing.kind.receipt', defaultMessage: 'Receipt' },
  bill: { id: 'printing.kind.bill', defaultMessage: 'Bill' },
  kitchen: { id: 'printing.kind.kitchen', defaultMessage: 'Kitchen ticket' },
  void_slip: { id: 'printing.kind.void_slip', defaultMessage: 'Void slip' },
  daily_summary: { id: 'printing.kind.daily_summary', defaultMessage: 'Daily summary' },
  test_page: { id: 'printing.kind.test_page', defaultMessage: 'Test page' },
});

/** Where a job stands. */
export const stateWords = defineMessages({
  queued: { id: 'printing.state.queued', defaultMessage: 'Waits' },
  sending: { id: 'printing.state.sending', defaultMessage: 'Being sent' },
  printed: { id: 'printing.state.printed', defaultMessage: 'Printed' },
  failed: { id: 'printing.state.failed', defaultMessage: 'Tried again soon' },
  dead: { id: 'printing.state.dead', defaultMessage: 'Not printed' },
  cancelled: { id: 'printing.state.cancelled', defaultMessage: 'Cancelled' },
});

/** What the print queue says. */
export const queueWords = defineMessages({
  title: { id: 'printing.queue.title', defaultMessage: 'Print queue' },
  table: { id: 'printing.queue.table', defaultMessage: 'Print jobs' },
  count: {
    id: 'printing.queue.count',
    defaultMessage: '{count, plural, one {# job} other {# jobs}}',
  },
  which: { id: 'printing.queue.which', defaultMessage: 'Which jobs' },
  all: { id: 'printing.queue.all', defaultMessage: 'All' },
  waiting: { id: 'printing.queue.waiting', defaultMessage: 'Waiting' },
  trouble: { id: 'printing.queue.trouble', defaultMessage: 'Trouble' },
  printed: { id: 'printing.queue.printed', defaultMessage: 'Printed' },
  printer: { id: 'printing.queue.printer', defaultMessage: 'Printer' },
  anyPrinter: { id: 'printing.queue.anyPrinter', defaultMessage: 'All printers' },
  search: { id: 'printing.queue.search', defaultMessage: 'Search jobs' },
  searchHint: { id: 'printing.queue.searchHint', defaultMessage: 'Order or printer' },
  clearSearch: { id: 'printing.queue.clearSearch', defaultMessage: 'Clear the search' },
  clearFilters: { id: 'printing.queue.clearFilters', defaultMessage: 'Clear filters' },
  summaryOfDay: { id: 'printing.queue.summaryOfDay', defaultMessage: 'Daily summary' },
  clear: { id: 'printing.queue.clear', defaultMessage: 'Clear the queue' },
  clearAsk: { id: 'printing.queue.clearAsk', defaultMessage: 'Cancel everything that waits?' },
  clearText: {
    id: 'printing.queue.clearText',
    defaultMessage:
      'What waits and what was not printed is called off. What is being sent goes on. The orders stay as they are.',
  },
  cleared: {
    id: 'printing.queue.cleared',
    defaultMessage:
      '{count, plural, =0 {Nothing waited.} one {# job was cancelled.} other {# jobs were cancelled.}}',
  },
  none: { id: 'printing.queue.none', defaultMessage: 'Nothing was printed yet' },
  noneText: {
    id: 'printing.queue.noneText',
    defaultMessage: 'Receipts and tickets stand here from the moment they are asked for.',
  },
  noResult: { id: 'printing.queue.noResult', defaultMessage: 'No job like that' },
  noResultText: {
    id: 'printing.queue.noResultText',
    defaultMessage: 'Other filters may find one.',
  },
  what: { id: 'printing.queue.what', defaultMessage: 'What' },
  when: { id: 'printing.queue.when', defaultMessage: 'Asked for' },
  by: { id: 'printing.queue.by', defaultMessage: 'By' },
  stateColumn: { id: 'printing.queue.stateColumn', defaultMessage: 'State' },
  place: { id: 'printing.queue.place', defaultMessage: 'Place {place}' },
  copy: { id: 'printing.queue.copy', defaultMessage: 'Copy' },
  instead: { id: 'printing.queue.instead', defaultMessage: 'instead of {name}' },
  pages: { id: 'printing.queue.pages', defaultMessage: 'Pages of print jobs' },
  summary: { id: 'printing.queue.summary', defaultMessage: '{from}–{to} of {total}' },
  page: { id: 'printing.queue.page', defaultMessage: 'Page {page} of {pages}' },
  first: { id: 'printing.queue.first', defaultMessage: 'First page' },
  previous: { id: 'printing.queue.previous', defaultMessage: 'Previous page' },
  next: { id: 'printing.queue.next', defaultMessage: 'Next page' },
  last: { id: 'printing.queue.last', defaultMessage: 'Last page' },
  length: { id: 'printing.queue.length', defaultMessage: 'Rows per page' },
});

/** What is said of one job. */
export const jobWords = defineMessages({
  title: { id: 'printing.job.title', defaultMessage: 'Print job' },
  retry: { id: 'printing.job.retry', defaultMessage: 'Send again' },
  move: { id: 'printing.job.move', defaultMessage: 'Other printer' },
  moveMenu: { id: 'printing.job.moveMenu', defaultMessage: 'Printers' },
  copy: { id: 'printing.job.copy', defaultMessage: 'Print a copy' },
  cancel: { id: 'printing.job.cancel', defaultMessage: 'Cancel job' },
  here: { id: 'printing.job.here', defaultMessage: 'Print here' },
  hereMenu: { id: 'printing.job.hereMenu', defaultMessage: 'Ways to print here' },
  usb: { id: 'printing.job.usb', defaultMessage: 'USB printer' },
  serial: { id: 'printing.job.serial', defaultMessage: 'Serial port' },
  dialog: { id: 'printing.job.dialog', defaultMessage: 'The browser’s print' },
  done: { id: 'printing.job.done', defaultMessage: '{title}: done.' },
  events: { id: 'printing.job.events', defaultMessage: 'What happened' },
  markNote: {
    id: 'printing.job.markNote',
    defaultMessage: 'It may be on paper already, so it says COPY.',
  },
  order: { id: 'printing.job.order', defaultMessage: 'Order {number}' },
});

/** What happened to a job. */
export const didWords = defineMessages({
  made: { id: 'printing.did.made', defaultMessage: 'Asked for by {by}, for {printer}' },
  sending: { id: 'printing.did.sending', defaultMessage: 'Sent to {printer}' },
  printed: { id: 'printing.did.printed', defaultMessage: 'Printed by {printer}' },
  failed: { id: 'printing.did.failed', defaultMessage: '{printer} did not print it' },
  gave_up: { id: 'printing.did.gave_up', defaultMessage: '{printer} was given up' },
  moved: { id: 'printing.did.moved', defaultMessage: 'Given to {printer}' },
  retried: { id: 'printing.did.retried', defaultMessage: 'Sent again by {by}' },
  cancelled: { id: 'printing.did.cancelled', defaultMessage: 'Cancelled by {by}' },
});
