import { defineMessage, defineMessages } from 'react-intl';
import { actionMessages, errorMessages, problemMessages } from '@servery/screens/messages';

/** Messages of the app on any screen; the texts of refusals come from the error catalogue. */
export const appMessages = defineMessages({
  expired: problemMessages.sessionExpired,
  closed: problemMessages.storeClosed,
  throttled: problemMessages.tooManyAttempts,
  crashed: problemMessages.crashed,
  viewOnly: problemMessages.viewOnly,
  merchantClosing: problemMessages.merchantClosing,
  outletReadOnly: problemMessages.outletReadOnly,
  successful: actionMessages.done,
  warning: { id: 'admin.toast.warning', defaultMessage: 'Warning' },
  unsuccessful: errorMessages.actionFailed,
  reload: { id: 'admin.outdated.reload', defaultMessage: 'Reload' },
  maintenanceTitle: { id: 'admin.maintenance.title', defaultMessage: 'We’ll be back soon' },
  maintenanceText: {
    id: 'admin.maintenance.text',
    defaultMessage: 'Servery is down for maintenance. Everything you’ve saved is safe.',
  },
  retry: errorMessages.retry,
  errorTitle: { id: 'admin.error.title', defaultMessage: 'Unexpected Application Error!' },
  missing: {
    id: 'admin.error.missing',
    defaultMessage: 'Part of the app didn’t load. Check your connection, then reload the page.',
  },
  home: actionMessages.goHome,
});

/** A crash with the request's number, by which support can find it. */
export const crashedText = defineMessage<{ number: string }>({
  id: 'admin.crashed.number',
  defaultMessage:
    'Oops! Something went wrong unexpectedly. Please contact support for assistance. Quote reference {number}.',
});

/** The number of a failed request, for support. */
export const referenceText = defineMessage<{ number: string }>({
  id: 'admin.error.reference',
  defaultMessage: 'Reference: {number}',
});
