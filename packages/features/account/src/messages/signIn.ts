import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the sign-in page. */
export const signInMessages = {
  ...defineMessages({
    title: { id: 'account.signIn.title', defaultMessage: 'Sign in to Servery' },
    lead: { id: 'account.signIn.lead', defaultMessage: 'Orders, tables and the day’s takings.' },
    username: { id: 'account.signIn.username', defaultMessage: 'Username' },
    password: { id: 'account.signIn.password', defaultMessage: 'Password' },
    submit: { id: 'account.signIn.submit', defaultMessage: 'Sign in' },
    pair: { id: 'account.signIn.pair', defaultMessage: 'Pair this device' },
    required: { id: 'account.signIn.required', defaultMessage: 'This field is required.' },
    wrong: {
      id: 'account.signIn.wrong',
      defaultMessage: 'Incorrect username or password.',
    },
    offline: {
      id: 'account.signIn.offline',
      defaultMessage: 'Couldn’t connect. Check your network and try again.',
    },
    failed: {
      id: 'account.signIn.failed',
      defaultMessage: 'Something went wrong on our end. Try again in a moment.',
    },
  }),
  locked: defineMessage<{ minutes: number }>({
    id: 'account.signIn.locked',
    defaultMessage:
      'Too many attempts. Try again {minutes, plural, one {in a minute} other {in # minutes}}.',
  }),
};
