import { defineMessages } from 'react-intl';
import { actionMessages, errorMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the account screen around its parts. */
export const settingsMessages = defineMessages({
  title: fieldMessages.yourAccount,
  parts: { id: 'account.settings.parts', defaultMessage: 'Account sections' },
  profile: fieldMessages.profile,
  password: { id: 'account.settings.password', defaultMessage: 'Password and PIN' },
  devices: { id: 'account.settings.devices', defaultMessage: 'Devices' },
  notifications: fieldMessages.notifications,
  loading: actionMessages.loading,
});

/** Messages shown in place of a part that failed to load. */
export const failureMessages = defineMessages({
  offline: errorMessages.offline,
  failed: errorMessages.text,
});

/** Titles of the toasts. */
export const toastMessages = defineMessages({
  success: actionMessages.done,
  failure: errorMessages.actionFailed,
});
