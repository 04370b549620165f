import {
  actionMessages,
  errorMessages,
  fieldMessages,
  problemMessages,
} from '@servery/screens/messages';
import { defineMessages } from 'react-intl';

/** Messages of the frame's parts that load on demand: the account, the appearance, a lost page. */
export const lateMessages = defineMessages({
  shared: { id: 'admin.shared.title', defaultMessage: 'Not available on a shared device' },
  sharedText: {
    id: 'admin.shared.text',
    defaultMessage: 'To manage your account, sign in with your password on your own device.',
  },
  signOut: actionMessages.signOut,
  merchant: fieldMessages.merchant,
  customize: { id: 'admin.customize', defaultMessage: 'Customise' },
  lock: { id: 'admin.account.lock', defaultMessage: 'Lock or switch person' },
  skin: { id: 'admin.account.skin', defaultMessage: 'Appearance' },
  light: { id: 'admin.skin.light', defaultMessage: 'Light' },
  bordered: { id: 'admin.skin.bordered', defaultMessage: 'Bordered' },
  dark: { id: 'admin.skin.dark', defaultMessage: 'Dark' },
  'semi-dark': { id: 'admin.skin.semiDark', defaultMessage: 'Semi-dark' },
  lostText: {
    id: 'admin.lost.text',
    defaultMessage: 'Check the address, or go to the home page.',
  },
  toHome: actionMessages.goHome,
  refused: errorMessages.forbiddenTitle,
});

/** Names the missing permission. */
export const refusedText = problemMessages.missingRight;
