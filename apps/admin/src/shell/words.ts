import { defineMessage, defineMessages } from 'react-intl';

/** What the frame around the screens says. */
export const shellWords = defineMessages({
  offline: {
    id: 'admin.offline',
    defaultMessage: 'No connection. What you see may be old; changes cannot be saved now.',
  },
  updateText: {
    id: 'admin.update.text',
    defaultMessage: 'It takes a moment. Every open tab is loaded anew; save what you typed first.',
  },
  lost: { id: 'admin.lost.title', defaultMessage: 'There is nothing here' },
  lostText: { id: 'admin.lost.text', defaultMessage: 'The address leads nowhere.' },
  toHome: { id: 'admin.lost.action', defaultMessage: 'Back to the start' },
  refused: { id: 'admin.refused.title', defaultMessage: 'This is not yours to see' },
  connectionLost: { id: 'admin.system.lost', defaultMessage: 'The connection was lost.' },
  connectionBack: { id: 'admin.system.back', defaultMessage: 'The connection is back.' },
  search: { id: 'admin.search', defaultMessage: 'Search' },
  skip: { id: 'admin.skip', defaultMessage: 'Skip to the content' },
  menu: { id: 'admin.menu', defaultMessage: 'Main menu' },
  fold: { id: 'admin.menu.fold', defaultMessage: 'Fold the menu' },
  unfold: { id: 'admin.menu.unfold', defaultMessage: 'Unfold the menu' },
  toTop: { id: 'admin.toTop', defaultMessage: 'Back to the top' },
  toDark: { id: 'admin.toDark', defaultMessage: 'Make it dark' },
  toLight: { id: 'admin.toLight', defaultMessage: 'Make it light' },
  customize: { id: 'admin.customize', defaultMessage: 'Customize' },
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

/** Says which right is missing. */
export const refusedText = defineMessage<{ right: string }>({
  id: 'admin.refused.text',
  defaultMessage: 'Your account lacks the right “{right}”. Whoever runs your shop can give it.',
});
