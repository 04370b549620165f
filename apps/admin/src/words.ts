import { defineMessage, defineMessages } from 'react-intl';

/** What the app says around its screens; the texts of refusals are the catalogue's. */
export const appWords = defineMessages({
  expired: {
    id: 'app.expired',
    defaultMessage: 'Your session has expired. Please log in again.',
  },
  closed: {
    id: 'app.closed',
    defaultMessage: 'This store is closed, please try again later.',
  },
  throttled: { id: 'app.throttled', defaultMessage: 'Too many attempts, please try again later.' },
  crashed: {
    id: 'app.crashed',
    defaultMessage:
      'Oops! Something went wrong unexpectedly. Please contact support for assistance.',
  },
  offline: {
    id: 'app.offline',
    defaultMessage: 'No connection. What you see may be old; changes cannot be saved now.',
  },
  warning: { id: 'app.toast.warning', defaultMessage: 'Warning' },
  unsuccessful: { id: 'app.toast.unsuccessful', defaultMessage: 'Unsuccessful' },
  outdatedTitle: { id: 'app.outdated.title', defaultMessage: 'A newer version is here' },
  outdatedText: {
    id: 'app.outdated.text',
    defaultMessage: 'This page is too old to talk to the server. Load it anew to go on.',
  },
  reload: { id: 'app.outdated.reload', defaultMessage: 'Load anew' },
  maintenanceTitle: { id: 'app.maintenance.title', defaultMessage: 'Back in a moment' },
  maintenanceText: {
    id: 'app.maintenance.text',
    defaultMessage: 'The server is being looked after. Nothing that was saved is lost.',
  },
  retry: { id: 'app.maintenance.retry', defaultMessage: 'Try again' },
  errorTitle: { id: 'app.error.title', defaultMessage: 'Unexpected Application Error!' },
  lost: { id: 'app.lost.title', defaultMessage: 'There is nothing here' },
  lostText: { id: 'app.lost.text', defaultMessage: 'The address leads nowhere.' },
  toBoard: { id: 'app.lost.action', defaultMessage: 'Go to the live orders' },
  refused: { id: 'app.refused.title', defaultMessage: 'This is not yours to see' },
  notifications: { id: 'app.notifications', defaultMessage: 'Notifications' },
  close: { id: 'app.close', defaultMessage: 'Close' },
  skip: { id: 'app.skip', defaultMessage: 'Skip to the content' },
  menu: { id: 'app.menu', defaultMessage: 'Main menu' },
  live: { id: 'app.menu.live', defaultMessage: 'Live orders' },
  history: { id: 'app.menu.history', defaultMessage: 'Order history' },
  account: { id: 'app.account', defaultMessage: 'Account and appearance' },
  signOut: { id: 'app.account.signOut', defaultMessage: 'Sign out' },
  language: { id: 'app.account.language', defaultMessage: 'Language' },
  skin: { id: 'app.account.skin', defaultMessage: 'Appearance' },
  light: { id: 'app.skin.light', defaultMessage: 'Light' },
  bordered: { id: 'app.skin.bordered', defaultMessage: 'Bordered' },
  dark: { id: 'app.skin.dark', defaultMessage: 'Dark' },
  'semi-dark': { id: 'app.skin.semiDark', defaultMessage: 'Semi-dark' },
  merchant: { id: 'app.merchant', defaultMessage: 'Merchant' },
});

/** Says which right is missing. */
export const refusedText = defineMessage<{ right: string }>({
  id: 'app.refused.text',
  defaultMessage: 'Your account lacks the right “{right}”. Whoever runs your shop can give it.',
});
