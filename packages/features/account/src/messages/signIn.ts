import { defineMessage, defineMessages } from 'react-intl';

/** What the sign-in page says. */
export const signInWords = {
  ...defineMessages({
    title: { id: 'account.signIn.title', defaultMessage: 'Sign in to Servery' },
    lead: { id: 'account.signIn.lead', defaultMessage: 'Orders, tables and the day’s takings.' },
    username: { id: 'account.signIn.username', defaultMessage: 'Username' },
    password: { id: 'account.signIn.password', defaultMessage: 'Password' },
    reveal: { id: 'account.signIn.reveal', defaultMessage: 'Show password' },
    submit: { id: 'account.signIn.submit', defaultMessage: 'Sign in' },
    pair: { id: 'account.signIn.pair', defaultMessage: 'Pair this device' },
    required: { id: 'account.signIn.required', defaultMessage: 'Fill this in.' },
    wrong: {
      id: 'account.signIn.wrong',
      defaultMessage: 'This name and password do not belong together.',
    },
    offline: {
      id: 'account.signIn.offline',
      defaultMessage: 'No connection. Check the network and try again.',
    },
    failed: {
      id: 'account.signIn.failed',
      defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    },
  }),
  locked: defineMessage<{ minutes: number }>({
    id: 'account.signIn.locked',
    defaultMessage:
      'Too many wrong tries. Try again {minutes, plural, one {in a minute} other {in # minutes}}.',
  }),
};
