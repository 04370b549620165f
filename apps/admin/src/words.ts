import { defineMessage, defineMessages } from 'react-intl';

/** What the app says wherever one is; the texts of refusals are the catalogue's. */
export const appWords = defineMessages({
  expired: {
    id: 'admin.expired',
    defaultMessage: 'Your session has expired. Please log in again.',
  },
  closed: {
    id: 'admin.closed',
    defaultMessage: 'This store is closed, please try again later.',
  },
  throttled: {
    id: 'admin.throttled',
    defaultMessage: 'Too many attempts, please try again later.',
  },
  crashed: {
    id: 'admin.crashed',
    defaultMessage:
      'Oops! Something went wrong unexpectedly. Please contact support for assistance.',
  },
  successful: { id: 'admin.toast.successful', defaultMessage: 'Successful' },
  warning: { id: 'admin.toast.warning', defaultMessage: 'Warning' },
  unsuccessful: { id: 'admin.toast.unsuccessful', defaultMessage: 'Unsuccessful' },
  outdatedTitle: { id: 'admin.outdated.title', defaultMessage: 'A newer version is here' },
  reload: { id: 'admin.outdated.reload', defaultMessage: 'Load anew' },
  maintenanceTitle: { id: 'admin.maintenance.title', defaultMessage: 'Back in a moment' },
  maintenanceText: {
    id: 'admin.maintenance.text',
    defaultMessage: 'The server is being looked after. Nothing that was saved is lost.',
  },
  retry: { id: 'admin.maintenance.retry', defaultMessage: 'Try again' },
  errorTitle: { id: 'admin.error.title', defaultMessage: 'Unexpected Application Error!' },
  missing: {
    id: 'admin.error.missing',
    defaultMessage:
      'A part of the app did not load. Check the connection, then load the page anew.',
  },
  home: { id: 'admin.error.home', defaultMessage: 'Go to the start page' },
  notifications: { id: 'admin.notifications', defaultMessage: 'Notifications' },
  close: { id: 'admin.close', defaultMessage: 'Close' },
});

/** Says that something crashed, and by which number support finds it. */
export const crashedText = defineMessage<{ number: string }>({
  id: 'admin.crashed.number',
  defaultMessage:
    'Oops! Something went wrong unexpectedly. Please contact support for assistance. Quote reference {number}.',
});

/** Names a failure to support. */
export const referenceText = defineMessage<{ number: string }>({
  id: 'admin.error.reference',
  defaultMessage: 'Reference: {number}',
});
