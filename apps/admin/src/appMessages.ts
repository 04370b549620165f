import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the app on any screen; the texts of refusals come from the error catalogue. */
export const appMessages = defineMessages({
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
  reload: { id: 'admin.outdated.reload', defaultMessage: 'Reload' },
  maintenanceTitle: { id: 'admin.maintenance.title', defaultMessage: 'We’ll be back soon' },
  maintenanceText: {
    id: 'admin.maintenance.text',
    defaultMessage: 'Servery is down for maintenance. Everything you’ve saved is safe.',
  },
  retry: { id: 'admin.maintenance.retry', defaultMessage: 'Try again' },
  errorTitle: { id: 'admin.error.title', defaultMessage: 'Unexpected Application Error!' },
  missing: {
    id: 'admin.error.missing',
    defaultMessage: 'Part of the app didn’t load. Check your connection, then reload the page.',
  },
  home: { id: 'admin.error.home', defaultMessage: 'Go to the home page' },
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
