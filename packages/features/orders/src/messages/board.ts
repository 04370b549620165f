import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  boardMessages as shared,
  fieldMessages,
  orderMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages around the tickets of the live board. */
export const boardMessages = defineMessages({
  title: { id: 'orders.board.title', defaultMessage: 'Live board' },
  lanes: { id: 'orders.board.lanes', defaultMessage: 'Lane' },
  search: { id: 'orders.board.search', defaultMessage: 'Search by number, guest or table' },
  clearSearch: actionMessages.clearSearch,
  filters: { id: 'orders.board.filters', defaultMessage: 'Search and filter' },
  method: { id: 'orders.board.method', defaultMessage: 'Method' },
  everyMethod: { id: 'orders.board.method.all', defaultMessage: 'All' },
  loading: { id: 'orders.board.loading', defaultMessage: 'Loading orders…' },
  shortcuts: shared.shortcuts,
  acknowledge: { id: 'orders.board.acknowledge', defaultMessage: 'Silence alert' },
  acknowledgeAll: {
    id: 'orders.board.acknowledge.all',
    defaultMessage:
      '{count, plural, one {Silence alert for # new order} other {Silence alert for # new orders}}',
  },
});

/** The names of the lanes and their empty states. */
export const laneMessages = {
  new: defineMessages({
    name: { id: 'orders.board.lane.new', defaultMessage: 'New' },
    short: { id: 'orders.board.lane.new.short', defaultMessage: 'New' },
    empty: { id: 'orders.board.lane.new.empty', defaultMessage: 'No new orders' },
  }),
  action: defineMessages({
    name: { id: 'orders.board.lane.action', defaultMessage: 'Action needed' },
    short: { id: 'orders.board.lane.action.short', defaultMessage: 'Action' },
    empty: { id: 'orders.board.lane.action.empty', defaultMessage: 'No orders in progress' },
  }),
  completed: defineMessages({
    name: { id: 'orders.board.lane.completed', defaultMessage: 'Completed' },
    short: { id: 'orders.board.lane.completed.short', defaultMessage: 'Done' },
    empty: {
      id: 'orders.board.lane.completed.empty',
      defaultMessage: 'No orders completed today',
    },
  }),
};

/** The groups of the lane of orders that need action. */
export const groupMessages = defineMessages({
  attention: { id: 'orders.board.group.attention', defaultMessage: 'Needs attention' },
  progress: orderMessages.inProgress,
});

/** Messages of a ticket. */
export const ticketMessages = defineMessages({
  open: { id: 'orders.board.ticket.open', defaultMessage: 'Order {number}, {method}, {who}' },
  nobody: fieldMessages.guest,
  more: {
    id: 'orders.board.ticket.more',
    defaultMessage: '{count, plural, one {# more item} other {# more items}}',
  },
});

/** The age of an order relative to its limit. */
export const ageMessages = defineMessages({
  minutes: fieldMessages.minutes,
  short: shared.minutes,
  hours: { id: 'orders.board.age.hours', defaultMessage: '{hours, number} h' },
  calm: shared.onTime,
  warning: shared.dueSoon,
  danger: shared.late,
  label: {
    id: 'orders.board.age.label',
    defaultMessage:
      '{minutes, plural, one {# minute} other {# minutes}} of {limit, number}: {state}',
  },
  labelOver: {
    id: 'orders.board.age.label.over',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}} ago',
  },
});

/** Screen reader announcements of new orders. */
export const arrivalMessages = defineMessages({
  one: { id: 'orders.board.arrival.one', defaultMessage: 'New order {number}: {method}, {who}' },
  many: {
    id: 'orders.board.arrival.many',
    defaultMessage: '{count, plural, one {# new order} other {# new orders}}',
  },
});

/** The states of the sound for new orders. */
export const soundMessages = defineMessages({
  enable: shared.enableSound,
  on: shared.soundOn,
  off: shared.soundOff,
});

/** The connection states of the board. */
export const connectionMessages = defineMessages({
  connecting: shared.connecting,
  live: shared.live,
  polling: {
    id: 'orders.board.connection.polling',
    defaultMessage: 'Reconnecting. Last updated at {time}',
  },
  offline: {
    id: 'orders.board.connection.offline',
    defaultMessage: 'Offline. Last updated at {time}',
  },
});

/** The empty, loading and error states of the board. */
export const boardStateMessages = defineMessages({
  calm: { id: 'orders.board.empty.title', defaultMessage: 'All quiet in the kitchen' },
  calmText: {
    id: 'orders.board.empty.text',
    defaultMessage: 'New orders appear here automatically, with a sound.',
  },
  storeOpen: { id: 'orders.board.empty.open', defaultMessage: 'The store is open' },
  storeClosed: {
    id: 'orders.board.empty.closed',
    defaultMessage: 'The store is closed and isn’t taking orders',
  },
  noResult: { id: 'orders.board.none.title', defaultMessage: 'No matching orders' },
  noResultText: {
    id: 'orders.board.none.text',
    defaultMessage: 'You can search today’s orders by number, guest or table.',
  },
  clear: { id: 'orders.board.none.clear', defaultMessage: 'Clear search and filters' },
  failed: { id: 'orders.board.failed.title', defaultMessage: 'Couldn’t load the live board' },
  stale: {
    id: 'orders.board.failed.stale',
    defaultMessage: 'These orders may be out of date. Last updated at {time}',
  },
  refused: {
    id: 'orders.board.refused.title',
    defaultMessage: 'You don’t have access to the live board',
  },
  refusedText: problemMessages.missingRight,
});
