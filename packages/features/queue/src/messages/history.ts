import { defineMessages } from './define.ts';

/** What the history of the queues says. */
export const historyWords = defineMessages({
  title: { id: 'queue.history.title', defaultMessage: 'Queue history' },
  open: { id: 'queue.history.open', defaultMessage: 'History' },
  count: {
    id: 'queue.history.count',
    defaultMessage: '{count, plural, one {# party} other {# parties}}',
  },
  list: { id: 'queue.history.list', defaultMessage: 'Who joined' },
  day: { id: 'queue.history.day', defaultMessage: 'Day' },
  today: { id: 'queue.history.today', defaultMessage: 'Today' },
  queue: { id: 'queue.history.queue', defaultMessage: 'Queue' },
  anyQueue: { id: 'queue.history.anyQueue', defaultMessage: 'All queues' },
  status: { id: 'queue.history.status', defaultMessage: 'How it ended' },
  anyStatus: { id: 'queue.history.anyStatus', defaultMessage: 'Everybody' },
  search: { id: 'queue.history.search', defaultMessage: 'Search number, name or phone' },
  clearSearch: { id: 'queue.history.clearSearch', defaultMessage: 'Clear the search' },
  clear: { id: 'queue.history.clear', defaultMessage: 'Clear filters' },
  export: { id: 'queue.history.export', defaultMessage: 'Export CSV' },
  file: { id: 'queue.history.file', defaultMessage: 'Queue' },
  who: { id: 'queue.history.who', defaultMessage: 'Who' },
  number: { id: 'queue.history.number', defaultMessage: 'Number' },
  name: { id: 'queue.history.name', defaultMessage: 'Name' },
  phone: { id: 'queue.history.phone', defaultMessage: 'Phone' },
  party: { id: 'queue.history.party', defaultMessage: 'Guests' },
  joined: { id: 'queue.history.joined', defaultMessage: 'Joined' },
  quoted: { id: 'queue.history.quoted', defaultMessage: 'Promised' },
  waited: { id: 'queue.history.waited', defaultMessage: 'Waited' },
  end: { id: 'queue.history.end', defaultMessage: 'How it ended' },
  reason: { id: 'queue.history.reason', defaultMessage: 'Reason' },
  tableColumn: { id: 'queue.history.tableColumn', defaultMessage: 'Table' },
  table: { id: 'queue.history.table', defaultMessage: 'Table {name}' },
  minutes: { id: 'queue.history.minutes', defaultMessage: '{minutes} min' },
  late: {
    id: 'queue.history.late',
    defaultMessage:
      '{late, select, on {as promised} early {{minutes} min early} other {{minutes} min late}}',
  },
  emptyTitle: { id: 'queue.history.emptyTitle', defaultMessage: 'Nobody waited on this day' },
  empty: {
    id: 'queue.history.empty',
    defaultMessage: 'Whoever joins a queue stands here afterwards, with how long it took.',
  },
  noResultTitle: { id: 'queue.history.noResultTitle', defaultMessage: 'Nobody like that' },
  noResult: { id: 'queue.history.noResult', defaultMessage: 'Other filters may find somebody.' },
  pages: { id: 'queue.history.pages', defaultMessage: 'Pages of the history' },
  summary: { id: 'queue.history.summary', defaultMessage: '{from}–{to} of {total}' },
  page: { id: 'queue.history.page', defaultMessage: 'Page {page} of {pages}' },
  first: { id: 'queue.history.first', defaultMessage: 'First page' },
  previous: { id: 'queue.history.previous', defaultMessage: 'Previous page' },
  next: { id: 'queue.history.next', defaultMessage: 'Next page' },
  last: { id: 'queue.history.last', defaultMessage: 'Last page' },
  length: { id: 'queue.history.length', defaultMessage: 'Rows per page' },
});

/** What seating somebody at a table asks. */
export const seatWords = defineMessages({
  seat: { id: 'queue.seat.seat', defaultMessage: 'Seat {number}' },
  table: { id: 'queue.seat.table', defaultMessage: 'Which table' },
  option: { id: 'queue.seat.option', defaultMessage: '{name} · {min} to {max} guests' },
  small: { id: 'queue.seat.small', defaultMessage: '{name} · {min} to {max} guests, too small' },
  none: {
    id: 'queue.seat.none',
    defaultMessage: 'No table is free. Serve the party without a table, or free one first.',
  },
  submit: { id: 'queue.seat.submit', defaultMessage: 'Seat and serve' },
  help: {
    id: 'queue.seat.help',
    defaultMessage: 'The table will be taken by {party}.',
  },
});
