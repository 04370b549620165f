import { defineMessages } from './define.ts';

/** What every screen of queues says. */
export const commonWords = defineMessages({
  loading: { id: 'queue.common.loading', defaultMessage: 'Loading' },
  failedTitle: { id: 'queue.common.failedTitle', defaultMessage: 'This could not be loaded' },
  failed: {
    id: 'queue.common.failed',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  },
  offline: {
    id: 'queue.common.offline',
    defaultMessage: 'No connection. Check the network and try again.',
  },
  refusedTitle: { id: 'queue.common.refusedTitle', defaultMessage: 'You may not see this' },
  refused: {
    id: 'queue.common.refused',
    defaultMessage:
      'Seeing who waits needs the right to manage queues. Ask whoever looks after your account.',
  },
  retry: { id: 'queue.common.retry', defaultMessage: 'Try again' },
  cancel: { id: 'queue.common.cancel', defaultMessage: 'Cancel' },
  close: { id: 'queue.common.close', defaultMessage: 'Close' },
  save: { id: 'queue.common.save', defaultMessage: 'Save changes' },
  undo: { id: 'queue.common.undo', defaultMessage: 'Undo' },
  notDone: { id: 'queue.common.notDone', defaultMessage: 'Unsuccessful' },
  fewer: { id: 'queue.common.fewer', defaultMessage: 'Fewer' },
  more: { id: 'queue.common.more', defaultMessage: 'More' },
});
