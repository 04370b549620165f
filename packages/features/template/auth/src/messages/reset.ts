import { defineMessages } from 'react-intl';
import { signInMessages } from '@servery/screens/messages';

/** Messages of the page to set a new password. */
export const resetMessages = defineMessages({
  title: { id: 'auth.reset.title', defaultMessage: 'Set a new password' },
  lead: { id: 'auth.reset.lead', defaultMessage: 'It replaces your old password immediately.' },
  password: signInMessages.newPassword,
  repeat: signInMessages.repeatPassword,
  same: { id: 'auth.reset.same', defaultMessage: 'The passwords match.' },
  submit: { id: 'auth.reset.submit', defaultMessage: 'Set password' },
  noLink: {
    id: 'auth.reset.noLink',
    defaultMessage: 'To set a new password, open the link in the email we sent you.',
  },
  ask: { id: 'auth.reset.ask', defaultMessage: 'Request a link' },
  doneTitle: { id: 'auth.reset.doneTitle', defaultMessage: 'Password changed' },
  done: { id: 'auth.reset.done', defaultMessage: 'Use your new password to sign in from now on.' },
});
