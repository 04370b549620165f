import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the queue history. */
export const historyMessages = defineMessages({
  title: { id: 'queue.history.title', defaultMessage: 'Queue history' },
  open: { id: 'queue.history.open', defaultMessage: 'History' },
  count: {
    id: 'queue.history.count',
    defaultMessage: '{count, plural, one {# party} other {# parties}}',
  },
  list: { id: 'queue.history.list', defaultMessage: 'Parties' },
  day: fieldMessages.day,
  today: fieldMessages.today,
  queue: { id: 'queue.history.queue', defaultMessage: 'Queue' },
  anyQueue: { id: 'queue.history.anyQueue', defaultMessage: 'All Queues' },
  status: { id: 'queue.history.status', defaultMessage: 'Outcome' },
  anyStatus: { id: 'queue.history.anyStatus', defaultMessage: 'All Outcomes' },
  search: { id: 'queue.history.search', defaultMessage: 'Search by number, name or phone' },
  export: actionMessages.exportCsv,
  file: { id: 'queue.history.file', defaultMessage: 'Queue' },
  who: fieldMessages.guestLabel,
  number: { id: 'queue.history.number', defaultMessage: 'Number' },
  name: fieldMessages.name,
  phone: fieldMessages.phone,
  party: { id: 'queue.history.party', defaultMessage: 'Guests' },
  joined: { id: 'queue.history.joined', defaultMessage: 'Joined' },
  quoted: { id: 'queue.history.quoted', defaultMessage: 'Quoted' },
  waited: { id: 'queue.history.waited', defaultMessage: 'Waited' },
  end: { id: 'queue.history.end', defaultMessage: 'Outcome' },
  reason: fieldMessages.reason,
  tableColumn: fieldMessages.table,
  table: orderMessages.table,
  minutes: fieldMessages.inMinutes,
  late: {
    id: 'queue.history.late',
    defaultMessage:
      '{late, select, on {on time} early {{minutes} min early} other {{minutes} min late}}',
  },
  emptyTitle: { id: 'queue.history.emptyTitle', defaultMessage: 'No parties on this day' },
  empty: {
    id: 'queue.history.empty',
    defaultMessage: 'Parties appear here after they join a queue, with how long they waited.',
  },
  noResultTitle: { id: 'queue.history.noResultTitle', defaultMessage: 'No matching parties' },
  pages: { id: 'queue.history.pages', defaultMessage: 'History pages' },
});

/** Messages of the form that seats a party at a table. */
export const seatMessages = defineMessages({
  seat: { id: 'queue.seat.seat', defaultMessage: 'Seat {number}' },
  table: fieldMessages.table,
  option: { id: 'queue.seat.option', defaultMessage: '{name} · {min} to {max} guests' },
  small: { id: 'queue.seat.small', defaultMessage: '{name} · {min} to {max} guests, too small' },
  none: {
    id: 'queue.seat.none',
    defaultMessage: 'No table is free. Serve the party without a table, or free one first.',
  },
  without: { id: 'queue.seat.without', defaultMessage: 'Without a table' },
  submit: { id: 'queue.seat.submit', defaultMessage: 'Seat and serve' },
  help: {
    id: 'queue.seat.help',
    defaultMessage: 'The table will be taken by {party}.',
  },
});
