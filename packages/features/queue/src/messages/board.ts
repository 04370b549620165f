import { defineMessages } from './define.ts';

/** What the queues and the cards in them say. */
export const boardWords = defineMessages({
  title: { id: 'queue.board.title', defaultMessage: 'Queue' },
  queues: { id: 'queue.board.queues', defaultMessage: 'Queues' },
  entries: { id: 'queue.board.entries', defaultMessage: 'In {queue}' },
  waiting: {
    id: 'queue.board.waiting',
    defaultMessage: '{count, plural, =0 {Nobody waits} one {# waits} other {# wait}}',
  },
  quote: {
    id: 'queue.board.quote',
    defaultMessage: 'Who joins now waits about {minutes} min',
  },
  state: { id: 'queue.board.state', defaultMessage: 'State of {queue}' },
  open: { id: 'queue.board.open', defaultMessage: 'Open' },
  paused: { id: 'queue.board.paused', defaultMessage: 'Paused' },
  closed: { id: 'queue.board.closed', defaultMessage: 'Closed' },
  pausedText: {
    id: 'queue.board.pausedText',
    defaultMessage: 'Nobody can join just now. Whoever is in it keeps their place.',
  },
  closedText: {
    id: 'queue.board.closedText',
    defaultMessage: 'Nobody can join. Whoever is still in it can be served.',
  },
  emptyTitle: { id: 'queue.board.emptyTitle', defaultMessage: 'Nobody waits' },
  empty: {
    id: 'queue.board.empty',
    defaultMessage: 'Guests join by the QR code, or you add them.',
  },
  noneTitle: { id: 'queue.board.noneTitle', defaultMessage: 'No queues yet' },
  none: {
    id: 'queue.board.none',
    defaultMessage: 'One queue for each size of table keeps long tables for large parties.',
  },
  guest: { id: 'queue.board.guest', defaultMessage: 'Guest' },
  party: {
    id: 'queue.board.party',
    defaultMessage: '{count, plural, one {# guest} other {# guests}}',
  },
  waited: { id: 'queue.board.waited', defaultMessage: '{minutes} min' },
  waitedLabel: { id: 'queue.board.waitedLabel', defaultMessage: 'Waits' },
  quoted: { id: 'queue.board.quoted', defaultMessage: '{minutes} min' },
  quotedLabel: { id: 'queue.board.quotedLabel', defaultMessage: 'Quoted' },
  late: { id: 'queue.board.late', defaultMessage: 'longer than quoted' },
  calledAgo: {
    id: 'queue.board.calledAgo',
    defaultMessage: 'Call {call} of 2, {minutes} min ago',
  },
  timeUp: { id: 'queue.board.timeUp', defaultMessage: 'Time is up' },
  statusWaiting: { id: 'queue.board.statusWaiting', defaultMessage: 'Waiting' },
  statusCalled: { id: 'queue.board.statusCalled', defaultMessage: 'Called' },
  statusArrived: { id: 'queue.board.statusArrived', defaultMessage: 'Is here' },
  statusServed: { id: 'queue.board.statusServed', defaultMessage: 'Served' },
  statusNoShow: { id: 'queue.board.statusNoShow', defaultMessage: 'Did not come' },
  statusLeft: { id: 'queue.board.statusLeft', defaultMessage: 'Left' },
  statusRemoved: { id: 'queue.board.statusRemoved', defaultMessage: 'Removed' },
});
