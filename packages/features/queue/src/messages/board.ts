import { defineMessages } from '@servery/screens/define';
import { featureMessages, fieldMessages, partyMessages } from '@servery/screens/messages';

/** Messages of the queues and their entry cards. */
export const boardMessages = defineMessages({
  title: featureMessages.queue,
  queues: { id: 'queue.board.queues', defaultMessage: 'Queues' },
  entries: { id: 'queue.board.entries', defaultMessage: 'In {queue}' },
  waiting: {
    id: 'queue.board.waiting',
    defaultMessage: '{count, plural, =0 {Nobody waiting} one {# waiting} other {# waiting}}',
  },
  quote: {
    id: 'queue.board.quote',
    defaultMessage: 'Current wait: about {minutes} min',
  },
  state: { id: 'queue.board.state', defaultMessage: 'Status of {queue}' },
  open: { id: 'queue.board.open', defaultMessage: 'Open' },
  paused: { id: 'queue.board.paused', defaultMessage: 'Paused' },
  closed: { id: 'queue.board.closed', defaultMessage: 'Closed' },
  pausedText: {
    id: 'queue.board.pausedText',
    defaultMessage: 'Nobody can join right now. Guests already in the queue keep their place.',
  },
  closedText: {
    id: 'queue.board.closedText',
    defaultMessage: 'Nobody can join. You can still serve guests already in the queue.',
  },
  emptyTitle: { id: 'queue.board.emptyTitle', defaultMessage: 'The queue is empty' },
  empty: {
    id: 'queue.board.empty',
    defaultMessage: 'Guests join with the QR code, or you can add them.',
  },
  noneTitle: { id: 'queue.board.noneTitle', defaultMessage: 'No queues yet' },
  none: {
    id: 'queue.board.none',
    defaultMessage: 'Create a queue for each table size to keep large tables for large parties.',
  },
  guest: fieldMessages.guest,
  party: fieldMessages.guestCount,
  waited: fieldMessages.inMinutes,
  waitedLabel: { id: 'queue.board.waitedLabel', defaultMessage: 'Waiting time' },
  quoted: fieldMessages.inMinutes,
  quotedLabel: { id: 'queue.board.quotedLabel', defaultMessage: 'Quoted' },
  late: { id: 'queue.board.late', defaultMessage: 'longer than quoted' },
  calledAgo: {
    id: 'queue.board.calledAgo',
    defaultMessage: 'Call {call} of 2, {minutes} min ago',
  },
  timeUp: { id: 'queue.board.timeUp', defaultMessage: 'Time’s up' },
  statusWaiting: { id: 'queue.board.statusWaiting', defaultMessage: 'Waiting' },
  statusCalled: { id: 'queue.board.statusCalled', defaultMessage: 'Called' },
  statusArrived: { id: 'queue.board.statusArrived', defaultMessage: 'Arrived' },
  statusServed: { id: 'queue.board.statusServed', defaultMessage: 'Served' },
  statusNoShow: partyMessages.noShow,
  statusLeft: { id: 'queue.board.statusLeft', defaultMessage: 'Left' },
  statusRemoved: { id: 'queue.board.statusRemoved', defaultMessage: 'Removed' },
});
