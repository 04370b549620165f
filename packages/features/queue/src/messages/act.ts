import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, partyMessages } from '@servery/screens/messages';

/** Messages of the actions on entries and queues. */
export const actMessages = defineMessages({
  more: { id: 'queue.act.more', defaultMessage: 'More actions for {number}' },
  call: { id: 'queue.act.call', defaultMessage: 'Call {number}' },
  again: { id: 'queue.act.again', defaultMessage: 'Call {number} again' },
  arrive: { id: 'queue.act.arrive', defaultMessage: 'Mark {number} as arrived' },
  serve: { id: 'queue.act.serve', defaultMessage: 'Serve {number} without a table' },
  direct: { id: 'queue.act.direct', defaultMessage: 'Serve out of turn' },
  noShow: partyMessages.markNoShow,
  left: { id: 'queue.act.left', defaultMessage: 'Mark as left' },
  remove: actionMessages.remove,
  rejoin: { id: 'queue.act.rejoin', defaultMessage: 'Return {number} to the queue' },
  before: { id: 'queue.act.before', defaultMessage: 'Swap with {number}, one place ahead' },
  after: { id: 'queue.act.after', defaultMessage: 'Swap with {number}, one place behind' },
  swapped: { id: 'queue.act.swapped', defaultMessage: '{one} and {other} swapped places' },
  done: { id: 'queue.act.done', defaultMessage: '{number}: {state}' },
  directTitle: { id: 'queue.act.directTitle', defaultMessage: 'Serve {number} out of turn' },
  removeTitle: { id: 'queue.act.removeTitle', defaultMessage: 'Remove {number}' },
  reason: fieldMessages.reason,
  reasonHelp: { id: 'queue.act.reasonHelp', defaultMessage: 'Saved in the history.' },
  next: { id: 'queue.act.next', defaultMessage: 'Serve next' },
  nextTitle: { id: 'queue.act.nextTitle', defaultMessage: 'Serve next from {queue}' },
  seats: { id: 'queue.act.seats', defaultMessage: 'Seats at the free table' },
  nextIs: { id: 'queue.act.nextIs', defaultMessage: 'Next: {number}, {party}.' },
  nextTooLarge: {
    id: 'queue.act.nextTooLarge',
    defaultMessage: 'No waiting party fits this table. First in the queue: {number}, {party}.',
  },
  manage: { id: 'queue.act.manage', defaultMessage: 'More actions for {queue}' },
  edit: { id: 'queue.act.edit', defaultMessage: 'Edit queue' },
  code: { id: 'queue.act.code', defaultMessage: 'QR code and display' },
  codeTitle: { id: 'queue.act.codeTitle', defaultMessage: 'QR code for {queue}' },
  codeText: {
    id: 'queue.act.codeText',
    defaultMessage: 'Guests scan this code to join and to see their place in the queue.',
  },
  codeAlt: { id: 'queue.act.codeAlt', defaultMessage: 'QR code to join {queue}' },
  display: { id: 'queue.act.display', defaultMessage: 'Open display' },
  joinPage: partyMessages.openGuestPage,
  delete: { id: 'queue.act.delete', defaultMessage: 'Delete queue' },
  deleteTitle: { id: 'queue.act.deleteTitle', defaultMessage: 'Delete {queue}?' },
  deleteText: {
    id: 'queue.act.deleteText',
    defaultMessage: 'Its QR code will stop working. The queue history is kept.',
  },
});
