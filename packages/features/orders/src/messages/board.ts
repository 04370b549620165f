import { defineMessages } from './define.ts';

/** What stands around the live board's tickets. */
export const boardWords = defineMessages({
  title: { id: 'orders.board.title', defaultMessage: 'Live board' },
  lanes: { id: 'orders.board.lanes', defaultMessage: 'Lane' },
  search: { id: 'orders.board.search', defaultMessage: 'Search number, guest or table' },
  clearSearch: { id: 'orders.board.search.clear', defaultMessage: 'Clear the search' },
  filters: { id: 'orders.board.filters', defaultMessage: 'Search and filter' },
  method: { id: 'orders.board.method', defaultMessage: 'Method' },
  everyMethod: { id: 'orders.board.method.all', defaultMessage: 'All' },
  loading: { id: 'orders.board.loading', defaultMessage: 'Loading the orders' },
  acknowledge: { id: 'orders.board.acknowledge', defaultMessage: 'Silence alert' },
  acknowledgeAll: {
    id: 'orders.board.acknowledge.all',
    defaultMessage:
      '{count, plural, one {Silence alert for # new order} other {Silence alert for # new orders}}',
  },
  retry: { id: 'orders.board.retry', defaultMessage: 'Try again' },
});

/** The names of the lanes, and what an empty one says. */
export const laneWords = {
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
export const groupWords = defineMessages({
  attention: { id: 'orders.board.group.attention', defaultMessage: 'Needs attention' },
  progress: { id: 'orders.board.group.progress', defaultMessage: 'In progress' },
});

/** What a ticket says. */
export const ticketWords = defineMessages({
  open: { id: 'orders.board.ticket.open', defaultMessage: 'Order {number}, {method}, {who}' },
  nobody: { id: 'orders.board.ticket.nobody', defaultMessage: 'Guest' },
  more: {
    id: 'orders.board.ticket.more',
    defaultMessage: '{count, plural, one {# more item} other {# more items}}',
  },
});

/** How long an order has waited, against what it may. */
export const ageWords = defineMessages({
  minutes: { id: 'orders.board.age.minutes', defaultMessage: 'min' },
  short: { id: 'orders.board.age.short', defaultMessage: '{minutes, number} min' },
  hours: { id: 'orders.board.age.hours', defaultMessage: '{hours, number} h' },
  calm: { id: 'orders.board.age.calm', defaultMessage: 'On time' },
  warning: { id: 'orders.board.age.warning', defaultMessage: 'Due soon' },
  danger: { id: 'orders.board.age.danger', defaultMessage: 'Late' },
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

/** What the board says aloud when orders arrive. */
export const arrivalWords = defineMessages({
  one: { id: 'orders.board.arrival.one', defaultMessage: 'New order {number}: {method}, {who}' },
  many: {
    id: 'orders.board.arrival.many',
    defaultMessage: '{count, plural, one {# new order} other {# new orders}}',
  },
});

/** Whether new orders ring. */
export const soundWords = defineMessages({
  enable: { id: 'orders.board.sound.enable', defaultMessage: 'Enable sound' },
  on: { id: 'orders.board.sound.on', defaultMessage: 'Sound is on' },
  off: { id: 'orders.board.sound.off', defaultMessage: 'Sound is off' },
});

/** Whether what is on the board is still true. */
export const connectionWords = defineMessages({
  connecting: { id: 'orders.board.connection.connecting', defaultMessage: 'Connecting' },
  live: { id: 'orders.board.connection.live', defaultMessage: 'Live' },
  polling: {
    id: 'orders.board.connection.polling',
    defaultMessage: 'Reconnecting. As of {time}',
  },
  offline: { id: 'orders.board.connection.offline', defaultMessage: 'Offline. As of {time}' },
});

/** What the board says in place of tickets. */
export const boardStateWords = defineMessages({
  calm: { id: 'orders.board.empty.title', defaultMessage: 'A calm kitchen' },
  calmText: {
    id: 'orders.board.empty.text',
    defaultMessage: 'New orders appear here by themselves, with a sound.',
  },
  storeOpen: { id: 'orders.board.empty.open', defaultMessage: 'The store is open' },
  storeClosed: {
    id: 'orders.board.empty.closed',
    defaultMessage: 'The store is closed: no orders come in',
  },
  noResult: { id: 'orders.board.none.title', defaultMessage: 'No order matches' },
  noResultText: {
    id: 'orders.board.none.text',
    defaultMessage: 'Search looks at the number, the guest and the table of today’s orders.',
  },
  clear: { id: 'orders.board.none.clear', defaultMessage: 'Clear search and filter' },
  failed: { id: 'orders.board.failed.title', defaultMessage: 'The board could not be loaded' },
  stale: {
    id: 'orders.board.failed.stale',
    defaultMessage: 'These orders may be out of date: as of {time}',
  },
  refused: {
    id: 'orders.board.refused.title',
    defaultMessage: 'The live board is not yours to see',
  },
  refusedText: {
    id: 'orders.board.refused.text',
    defaultMessage: 'It takes the right “{right}”. Ask the person who manages your account.',
  },
});

/** The keys that work on the board. */
export const shortcutWords = defineMessages({
  title: { id: 'orders.board.keys.title', defaultMessage: 'Keyboard shortcuts' },
  close: { id: 'orders.board.keys.close', defaultMessage: 'Close' },
  move: { id: 'orders.board.keys.move', defaultMessage: 'Go from ticket to ticket, lane to lane' },
  open: { id: 'orders.board.keys.open', defaultMessage: 'Open the order' },
  next: { id: 'orders.board.keys.next', defaultMessage: 'Do the next action' },
  search: { id: 'orders.board.keys.search', defaultMessage: 'Search' },
  mute: { id: 'orders.board.keys.mute', defaultMessage: 'Sound on or off' },
  acknowledge: {
    id: 'orders.board.keys.acknowledge',
    defaultMessage: 'Silence the alert for new orders',
  },
  help: { id: 'orders.board.keys.help', defaultMessage: 'Show these shortcuts' },
});
