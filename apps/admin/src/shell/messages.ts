import { defineMessages } from 'react-intl';
import {
  actionMessages,
  errorMessages,
  fieldMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages of the frame around the screens. */
export const shellMessages = defineMessages({
  offline: {
    id: 'admin.offline',
    defaultMessage: 'You’re offline. This page may be out of date, and changes can’t be saved.',
  },
  outdatedTitle: { id: 'admin.outdated.title', defaultMessage: 'A new version is available' },
  updateText: {
    id: 'admin.update.text',
    defaultMessage: 'This takes a moment and reloads every open tab. Save your work first.',
  },
  shared: { id: 'admin.shared.title', defaultMessage: 'Not available on a shared device' },
  sharedText: {
    id: 'admin.shared.text',
    defaultMessage: 'To manage your account, sign in with your password on your own device.',
  },
  lost: problemMessages.pageNotFound,
  lostText: {
    id: 'admin.lost.text',
    defaultMessage: 'Check the address, or go back to the start.',
  },
  toHome: actionMessages.goHome,
  refused: errorMessages.forbiddenTitle,
  connectionLost: { id: 'admin.system.lost', defaultMessage: 'Connection lost.' },
  connectionBack: { id: 'admin.system.back', defaultMessage: 'Connection restored.' },
  search: actionMessages.search,
  skip: { id: 'admin.skip', defaultMessage: 'Skip to main content' },
  menu: { id: 'admin.menu', defaultMessage: 'Main menu' },
  fold: { id: 'admin.menu.fold', defaultMessage: 'Collapse menu' },
  unfold: { id: 'admin.menu.unfold', defaultMessage: 'Expand menu' },
  toTop: { id: 'admin.toTop', defaultMessage: 'Back to top' },
  toDark: { id: 'admin.toDark', defaultMessage: 'Switch to dark mode' },
  toLight: { id: 'admin.toLight', defaultMessage: 'Switch to light mode' },
  customize: { id: 'admin.customize', defaultMessage: 'Customise' },
  account: { id: 'admin.account', defaultMessage: 'Account and appearance' },
  lock: { id: 'admin.account.lock', defaultMessage: 'Lock or switch person' },
  signOut: actionMessages.signOut,
  language: fieldMessages.language,
  skin: { id: 'admin.account.skin', defaultMessage: 'Appearance' },
  light: { id: 'admin.skin.light', defaultMessage: 'Light' },
  bordered: { id: 'admin.skin.bordered', defaultMessage: 'Bordered' },
  dark: { id: 'admin.skin.dark', defaultMessage: 'Dark' },
  'semi-dark': { id: 'admin.skin.semiDark', defaultMessage: 'Semi-dark' },
  allMerchants: fieldMessages.allMerchants,
  merchant: fieldMessages.merchant,
});

/** Names the missing permission. */
export const refusedText = problemMessages.missingRight;
