import { defineMessage, defineMessages } from 'react-intl';
import {
  errorMessages,
  problemMessages,
  signInMessages as shared,
} from '@servery/screens/messages';

/** Messages of the sign-in page. */
export const signInMessages = {
  ...defineMessages({
    title: { id: 'account.signIn.title', defaultMessage: 'Sign in to Servery' },
    lead: { id: 'account.signIn.lead', defaultMessage: 'Orders, tables and the day’s takings.' },
    username: shared.username,
    password: shared.password,
    submit: shared.submit,
    pair: { id: 'account.signIn.pair', defaultMessage: 'Pair this device' },
    setUp: { id: 'account.signIn.setUp', defaultMessage: 'Set up your own business' },
    required: problemMessages.required,
    wrong: shared.wrong,
    offline: errorMessages.offline,
    failed: errorMessages.text,
  }),
  locked: defineMessage<{ minutes: number }>({
    id: 'account.signIn.locked',
    defaultMessage:
      'Too many attempts. Try again {minutes, plural, one {in a minute} other {in # minutes}}.',
  }),
};
