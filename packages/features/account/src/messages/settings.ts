import { defineMessages } from 'react-intl';

/** Messages of the account screen around its parts. */
export const settingsMessages = defineMessages({
  title: { id: 'account.settings.title', defaultMessage: 'Your account' },
  parts: { id: 'account.settings.parts', defaultMessage: 'Account sections' },
  profile: { id: 'account.settings.profile', defaultMessage: 'Profile' },
  password: { id: 'account.settings.password', defaultMessage: 'Password' },
  devices: { id: 'account.settings.devices', defaultMessage: 'Devices' },
  notifications: { id: 'account.settings.notifications', defaultMessage: 'Notifications' },
  loading: { id: 'account.settings.loading', defaultMessage: 'Loading…' },
});

/** Messages shown in place of a part that failed to load. */
export const failureMessages = defineMessages({
  offline: {
    id: 'account.failure.offline',
    defaultMessage: 'Couldn’t connect. Check your network and try again.',
  },
  failed: {
    id: 'account.failure.failed',
    defaultMessage: 'Something went wrong on our end. Try again in a moment.',
  },
});

/** Titles of the toasts. */
export const toastMessages = defineMessages({
  success: { id: 'account.toast.success', defaultMessage: 'Successful' },
  failure: { id: 'account.toast.failure', defaultMessage: 'Unsuccessful' },
});
