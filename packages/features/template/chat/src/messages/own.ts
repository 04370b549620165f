import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  appMessages,
  fieldMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages of the user's own panel. */
export const ownMessages = defineMessages({
  title: { id: 'chat.own.title', defaultMessage: 'Your profile' },
  about: { id: 'chat.own.about', defaultMessage: 'About you' },
  aboutLong: problemMessages.max120,
  save: actionMessages.save,
  notSaved: { id: 'chat.own.notSaved', defaultMessage: 'Couldn’t save your profile' },
  status: fieldMessages.status,
  settings: { id: 'chat.own.settings', defaultMessage: 'Settings' },
  twoStep: appMessages.twoSteps,
  twoStepText: {
    id: 'chat.own.twoStep.text',
    defaultMessage: 'Asks for a code as well as your password.',
  },
  notifications: fieldMessages.notifications,
  notificationsText: {
    id: 'chat.own.notifications.text',
    defaultMessage: 'Notifies you of new messages while another chat is open.',
  },
  invite: { id: 'chat.own.invite', defaultMessage: 'Copy invitation link' },
  delete: actionMessages.deleteAccount,
  deleteTitle: { id: 'chat.own.delete.title', defaultMessage: 'Delete your chat account?' },
  deleteText: {
    id: 'chat.own.delete.text',
    defaultMessage:
      'This deletes all your chats, labels and settings, and signs you out. You can’t undo this. In the demo, the sample data is reset.',
  },
  deleteFailed: {
    id: 'chat.own.delete.failed',
    defaultMessage: 'Couldn’t delete the account. Try again in a moment.',
  },
  logOut: actionMessages.signOut,
  logOutTitle: { id: 'chat.own.logOut.title', defaultMessage: 'Sign out?' },
  logOutText: {
    id: 'chat.own.logOut.text',
    defaultMessage: 'This signs you out of the whole app, not just the chat. Nothing is lost.',
  },
});

/** Remaining characters, announced near the limit. */
export const leftMessages = defineMessage<{ count: number }>({
  id: 'chat.own.about.left',
  defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
});

/** Characters over the limit. */
export const overMessages = defineMessage<{ count: number }>({
  id: 'chat.own.about.over',
  defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
});
