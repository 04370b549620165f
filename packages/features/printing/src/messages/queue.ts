import { defineMessages } from '@servery/screens/define';
import {
  errorMessages,
  fieldMessages,
  orderMessages,
  setUpStepMessages,
} from '@servery/screens/messages';

/** The kinds of print jobs. */
export const kindMessages = defineMessages({
  receipt: { id: 'printing.kind.receipt', defaultMessage: 'Receipt' },
  bill: { id: 'printing.kind.bill', defaultMessage: 'Bill' },
  kitchen: { id: 'printing.kind.kitchen', defaultMessage: 'Kitchen ticket' },
  void_slip: { id: 'printing.kind.void_slip', defaultMessage: 'Void slip' },
  daily_summary: { id: 'printing.kind.daily_summary', defaultMessage: 'Daily summary' },
  shift_report: { id: 'printing.kind.shift_report', defaultMessage: 'Shift report' },
  test_page: { id: 'printing.kind.test_page', defaultMessage: 'Test page' },
  drawer: { id: 'printing.kind.drawer', defaultMessage: 'Cash drawer' },
});

/** The states of a print job. */
export const stateMessages = defineMessages({
  queued: { id: 'printing.state.queued', defaultMessage: 'Waiting' },
  sending: { id: 'printing.state.sending', defaultMessage: 'Sending' },
  printed: { id: 'printing.state.printed', defaultMessage: 'Printed' },
  failed: { id: 'printing.state.failed', defaultMessage: 'Retrying soon' },
  dead: { id: 'printing.state.dead', defaultMessage: 'Not printed' },
  cancelled: { id: 'printing.state.cancelled', defaultMessage: 'Cancelled' },
});

/** Messages of the print queue. */
export const queueMessages = defineMessages({
  title: { id: 'printing.queue.title', defaultMessage: 'Print queue' },
  table: { id: 'printing.queue.table', defaultMessage: 'Print jobs' },
  count: {
    id: 'printing.queue.count',
    defaultMessage: '{count, plural, one {# job} other {# jobs}}',
  },
  which: { id: 'printing.queue.which', defaultMessage: 'Job status' },
  all: { id: 'printing.queue.all', defaultMessage: 'All' },
  waiting: { id: 'printing.queue.waiting', defaultMessage: 'Waiting' },
  trouble: { id: 'printing.queue.problems', defaultMessage: 'Problems' },
  printed: { id: 'printing.queue.printed', defaultMessage: 'Printed' },
  printer: fieldMessages.printer,
  anyPrinter: { id: 'printing.queue.anyPrinter', defaultMessage: 'All Printers' },
  search: { id: 'printing.queue.search', defaultMessage: 'Search jobs' },
  searchHint: { id: 'printing.queue.searchHint', defaultMessage: 'Order or printer' },
  summaryOfDay: { id: 'printing.queue.summaryOfDay', defaultMessage: 'Daily summary' },
  clear: { id: 'printing.queue.clear', defaultMessage: 'Clear queue' },
  clearAsk: { id: 'printing.queue.clearAsk', defaultMessage: 'Cancel all waiting jobs?' },
  clearText: {
    id: 'printing.queue.clearText',
    defaultMessage:
      'Waiting and failed jobs will be cancelled. Jobs being sent will continue. Orders aren’t affected.',
  },
  cleared: {
    id: 'printing.queue.cleared',
    defaultMessage:
      '{count, plural, =0 {No jobs were waiting.} one {# job cancelled.} other {# jobs cancelled.}}',
  },
  none: { id: 'printing.queue.none', defaultMessage: 'No print jobs yet' },
  noneText: {
    id: 'printing.queue.noneText',
    defaultMessage: 'Receipts and tickets appear here as soon as they’re sent to print.',
  },
  noResult: { id: 'printing.queue.noResult', defaultMessage: 'No matching jobs' },
  what: { id: 'printing.queue.what', defaultMessage: 'Job' },
  when: { id: 'printing.queue.when', defaultMessage: 'Requested' },
  by: { id: 'printing.queue.by', defaultMessage: 'Requested by' },
  stateColumn: fieldMessages.status,
  place: { id: 'printing.queue.place', defaultMessage: 'Number {place} in the queue' },
  copy: { id: 'printing.queue.copy', defaultMessage: 'Copy' },
  instead: { id: 'printing.queue.instead', defaultMessage: 'instead of {name}' },
  pages: { id: 'printing.queue.pages', defaultMessage: 'Print job pages' },
});

/** Messages about a single print job. */
export const jobMessages = defineMessages({
  title: { id: 'printing.job.title', defaultMessage: 'Print job' },
  retry: errorMessages.retry,
  move: { id: 'printing.job.move', defaultMessage: 'Change printer' },
  moveMenu: setUpStepMessages.printers,
  copy: { id: 'printing.job.copy', defaultMessage: 'Print a copy' },
  cancel: { id: 'printing.job.cancel', defaultMessage: 'Cancel job' },
  here: { id: 'printing.job.here', defaultMessage: 'Print from this device' },
  hereMenu: { id: 'printing.job.hereMenu', defaultMessage: 'More ways to print' },
  usb: { id: 'printing.job.usb', defaultMessage: 'USB printer' },
  serial: { id: 'printing.job.serial', defaultMessage: 'Serial port' },
  dialog: { id: 'printing.job.dialog', defaultMessage: 'Browser print dialog' },
  done: { id: 'printing.job.done', defaultMessage: '{title}: done' },
  events: fieldMessages.history,
  markNote: {
    id: 'printing.job.markNote',
    defaultMessage: 'It may already have been printed, so it’s marked COPY.',
  },
  order: orderMessages.number,
});

/** The events of a print job. */
export const didMessages = defineMessages({
  made: { id: 'printing.did.made', defaultMessage: 'Requested by {by} on {printer}' },
  sending: { id: 'printing.did.sending', defaultMessage: 'Sent to {printer}' },
  printed: { id: 'printing.did.printed', defaultMessage: 'Printed on {printer}' },
  failed: { id: 'printing.did.failed', defaultMessage: '{printer} couldn’t print it' },
  gave_up: { id: 'printing.did.gave_up', defaultMessage: 'Stopped trying {printer}' },
  moved: { id: 'printing.did.moved', defaultMessage: 'Moved to {printer}' },
  retried: { id: 'printing.did.retried', defaultMessage: 'Retried by {by}' },
  cancelled: { id: 'printing.did.cancelled', defaultMessage: 'Cancelled by {by}' },
  expired: {
    id: 'printing.did.expired',
    defaultMessage: 'Not sent to {printer} in time, so the drawer stayed closed',
  },
});
