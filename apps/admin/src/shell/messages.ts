import { defineMessages } from 'react-intl';
import { actionMessages, fieldMessages, problemMessages } from '@servery/screens/messages';

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
  lost: problemMessages.pageNotFound,
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
  account: { id: 'admin.account', defaultMessage: 'Account and appearance' },
  language: fieldMessages.language,
  allMerchants: fieldMessages.allMerchants,
});
