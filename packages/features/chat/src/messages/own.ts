import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What one's own panel says. */
export const ownWords = defineMessages({
  title: { id: 'chat.own.title', defaultMessage: 'Your profile' },
  about: { id: 'chat.own.about', defaultMessage: 'About you' },
  aboutLong: { id: 'chat.own.about.long', defaultMessage: 'At most 120 characters.' },
  save: { id: 'chat.own.save', defaultMessage: 'Save' },
  notSaved: { id: 'chat.own.notSaved', defaultMessage: 'It could not be saved' },
  status: { id: 'chat.own.status', defaultMessage: 'Status' },
  settings: { id: 'chat.own.settings', defaultMessage: 'Settings' },
  twoStep: { id: 'chat.own.twoStep', defaultMessage: 'Two-step verification' },
  twoStepText: {
    id: 'chat.own.twoStep.text',
    defaultMessage: 'Asks for a code besides the password.',
  },
  notifications: { id: 'chat.own.notifications', defaultMessage: 'Notifications' },
  notificationsText: {
    id: 'chat.own.notifications.text',
    defaultMessage: 'Says what comes while another chat is open.',
  },
  invite: { id: 'chat.own.invite', defaultMessage: 'Copy an invitation link' },
  invited: { id: 'chat.own.invited', defaultMessage: 'The link is copied' },
  notCopied: { id: 'chat.own.notCopied', defaultMessage: 'The browser did not let it be copied' },
  delete: { id: 'chat.own.delete', defaultMessage: 'Delete account' },
  deleteTitle: { id: 'chat.own.delete.title', defaultMessage: 'Delete your chat account?' },
  deleteText: {
    id: 'chat.own.delete.text',
    defaultMessage:
      'All chats, marks and settings go, and you are logged out. This cannot be undone; in the demo the sample begins anew.',
  },
  deleteFailed: {
    id: 'chat.own.delete.failed',
    defaultMessage: 'The account could not be deleted. Try again in a moment.',
  },
  logOut: { id: 'chat.own.logOut', defaultMessage: 'Log out' },
  logOutTitle: { id: 'chat.own.logOut.title', defaultMessage: 'Log out?' },
  logOutText: {
    id: 'chat.own.logOut.text',
    defaultMessage: 'You leave the whole app, not the chat alone. Nothing is lost.',
  },
});

/** The characters that are left, announced near the limit. */
export const leftWords = defineMessage<{ count: number }>({
  id: 'chat.own.about.left',
  defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
});

/** The characters past the limit. */
export const overWords = defineMessage<{ count: number }>({
  id: 'chat.own.about.over',
  defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
});
