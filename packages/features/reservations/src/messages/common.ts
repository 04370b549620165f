import { defineMessages } from './define.ts';

/** What every screen of bookings says. */
export const commonWords = defineMessages({
  loading: { id: 'reservations.common.loading', defaultMessage: 'Loading' },
  failedTitle: {
    id: 'reservations.common.failedTitle',
    defaultMessage: 'This could not be loaded',
  },
  failed: {
    id: 'reservations.common.failed',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  },
  offline: {
    id: 'reservations.common.offline',
    defaultMessage: 'No connection. Check the network and try again.',
  },
  refusedTitle: {
    id: 'reservations.common.refusedTitle',
    defaultMessage: 'You may not see this',
  },
  refused: {
    id: 'reservations.common.refused',
    defaultMessage:
      'Bookings need the right to manage queues and reservations. Ask whoever looks after your account.',
  },
  retry: { id: 'reservations.common.retry', defaultMessage: 'Try again' },
  cancel: { id: 'reservations.common.cancel', defaultMessage: 'Cancel' },
  close: { id: 'reservations.common.close', defaultMessage: 'Close' },
  save: { id: 'reservations.common.save', defaultMessage: 'Save changes' },
  undo: { id: 'reservations.common.undo', defaultMessage: 'Undo' },
  notDone: { id: 'reservations.common.notDone', defaultMessage: 'Unsuccessful' },
  fewer: { id: 'reservations.common.fewer', defaultMessage: 'Fewer' },
  more: { id: 'reservations.common.more', defaultMessage: 'More' },
});
