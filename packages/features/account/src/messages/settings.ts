import { defineMessages } from 'react-intl';

/** What the account screen says around its parts. */
export const settingsWords = defineMessages({
  title: { id: 'account.settings.title', defaultMessage: 'Your account' },
  parts: { id: 'account.settings.parts', defaultMessage: 'Parts of your account' },
  profile: { id: 'account.settings.profile', defaultMessage: 'Profile' },
  password: { id: 'account.settings.password', defaultMessage: 'Password' },
  devices: { id: 'account.settings.devices', defaultMessage: 'Devices' },
  notifications: { id: 'account.settings.notifications', defaultMessage: 'Notifications' },
  loading: { id: 'account.settings.loading', defaultMessage: 'Loading' },
});

/** What a part says in place of what could not be had. */
export const troubleWords = defineMessages({
  title: { id: 'account.trouble.title', defaultMessage: 'This could not be loaded' },
  offline: {
    id: 'account.trouble.offline',
    defaultMessage: 'No connection. Check the network and try again.',
  },
  failed: {
    id: 'account.trouble.failed',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  },
  retry: { id: 'account.trouble.retry', defaultMessage: 'Try again' },
});

/** The titles that toasts have. */
export const toastWords = defineMessages({
  success: { id: 'account.toast.success', defaultMessage: 'Successful' },
  failure: { id: 'account.toast.failure', defaultMessage: 'Unsuccessful' },
});
