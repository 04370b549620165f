import { defineMessages } from './define.ts';

/** What every screen of tables says. */
export const commonWords = defineMessages({
  loading: { id: 'tables.common.loading', defaultMessage: 'Loading' },
  failedTitle: { id: 'tables.common.failedTitle', defaultMessage: 'This could not be loaded' },
  failed: {
    id: 'tables.common.failed',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  },
  offline: {
    id: 'tables.common.offline',
    defaultMessage: 'No connection. Check the network and try again.',
  },
  refusedTitle: { id: 'tables.common.refusedTitle', defaultMessage: 'You may not see this' },
  refused: {
    id: 'tables.common.refused',
    defaultMessage:
      'Seeing tables needs the right to view orders. Ask whoever looks after your account.',
  },
  missing: { id: 'tables.common.missing', defaultMessage: 'There is no such table' },
  retry: { id: 'tables.common.retry', defaultMessage: 'Try again' },
  cancel: { id: 'tables.common.cancel', defaultMessage: 'Cancel' },
  close: { id: 'tables.common.close', defaultMessage: 'Close' },
  save: { id: 'tables.common.save', defaultMessage: 'Save changes' },
  saved: { id: 'tables.common.saved', defaultMessage: '{name} is saved' },
  undo: { id: 'tables.common.undo', defaultMessage: 'Undo' },
  notDone: { id: 'tables.common.notDone', defaultMessage: 'Unsuccessful' },
  fewer: { id: 'tables.common.fewer', defaultMessage: 'Fewer' },
  more: { id: 'tables.common.more', defaultMessage: 'More' },
});
