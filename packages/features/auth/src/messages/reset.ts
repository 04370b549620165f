import { defineMessages } from 'react-intl';

/** What setting a new password says. */
export const resetWords = defineMessages({
  title: { id: 'auth.reset.title', defaultMessage: 'Set a new password' },
  lead: { id: 'auth.reset.lead', defaultMessage: 'It takes the place of the old one at once.' },
  password: { id: 'auth.reset.password', defaultMessage: 'New password' },
  repeat: { id: 'auth.reset.repeat', defaultMessage: 'The same once more' },
  same: { id: 'auth.reset.same', defaultMessage: 'Both are the same.' },
  submit: { id: 'auth.reset.submit', defaultMessage: 'Set password' },
  noLink: {
    id: 'auth.reset.noLink',
    defaultMessage: 'This page is reached by the link in a message.',
  },
  ask: { id: 'auth.reset.ask', defaultMessage: 'Ask for a link' },
  doneTitle: { id: 'auth.reset.doneTitle', defaultMessage: 'Your password is set' },
  done: { id: 'auth.reset.done', defaultMessage: 'Sign in with it from now on.' },
});
