import { defineMessage, defineMessages } from 'react-intl';

/** What the app says around its screens; the texts of refusals are the catalogue's. */
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
  offline: {
    id: 'admin.offline',
    defaultMessage: 'No connection. What you see may be old; changes cannot be saved now.',
  },
  warning: { id: 'admin.toast.warning', defaultMessage: 'Warning' },
  unsuccessful: { id: 'admin.toast.unsuccessful', defaultMessage: 'Unsuccessful' },
  outdatedTitle: { id: 'admin.outdated.title', defaultMessage: 'A newer version is here' },
  outdatedText: {
    id: 'admin.outdated.text',
    defaultMessage: 'This page is too old to talk to the server. Load it anew to go on.',
  },
  reload: { id: 'admin.outdated.reload', defaultMessage: 'Load anew' },
  maintenanceTitle: { id: 'admin.maintenance.title', defaultMessage: 'Back in a moment' },
  maintenanceText: {
    id: 'admin.maintenance.text',
    defaultMessage: 'The server is being looked after. Nothing that was saved is lost.',
  },
  retry: { id: 'admin.maintenance.retry', defaultMessage: 'Try again' },
  errorTitle: { id: 'admin.error.title', defaultMessage: 'Unexpected Application Error!' },
  lost: { id: 'admin.lost.title', defaultMessage: 'There is nothing here' },
  lostText: { id: 'admin.lost.text', defaultMessage: 'The address leads nowhere.' },
  toBoard: { id: 'admin.lost.action', defaultMessage: 'Go to the live orders' },
  refused: { id: 'admin.refused.title', defaultMessage: 'This is not yours to see' },
  notifications: { id: 'admin.notifications', defaultMessage: 'Notifications' },
  close: { id: 'admin.close', defaultMessage: 'Close' },
  skip: { id: 'admin.skip', defaultMessage: 'Skip to the content' },
  menu: { id: 'admin.menu', defaultMessage: 'Main menu' },
  live: { id: 'admin.menu.live', defaultMessage: 'Live orders' },
  history: { id: 'admin.menu.history', defaultMessage: 'Order history' },
  account: { id: 'admin.account', defaultMessage: 'Account and appearance' },
  signOut: { id: 'admin.account.signOut', defaultMessage: 'Sign out' },
  language: { id: 'admin.account.language', defaultMessage: 'Language' },
  skin: { id: 'admin.account.skin', defaultMessage: 'Appearance' },
  light: { id: 'admin.skin.light', defaultMessage: 'Light' },
  bordered: { id: 'admin.skin.bordered', defaultMessage: 'Bordered' },
  dark: { id: 'admin.skin.dark', defaultMessage: 'Dark' },
  'semi-dark': { id: 'admin.skin.semiDark', defaultMessage: 'Semi-dark' },
  allMerchants: { id: 'admin.merchant.all', defaultMessage: 'All Merchants' },
  merchant: { id: 'admin.merchant', defaultMessage: 'Merchant' },
});

/** Says that something crashed, and by which number support finds it. */
export const crashedText = defineMessage<{ number: string }>({
  id: 'admin.crashed.number',
  defaultMessage:
    'Oops! Something went wrong unexpectedly. Please contact support and quote {number}.',
});

/** Says which right is missing. */
export const refusedText = defineMessage<{ right: string }>({
  id: 'admin.refused.text',
  defaultMessage: 'Your account lacks the right “{right}”. Whoever runs your shop can give it.',
});
