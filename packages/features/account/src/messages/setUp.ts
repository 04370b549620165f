import { fieldMessages, signInMessages as shared } from '@servery/screens/messages';
import { defineMessages } from 'react-intl';

/** Messages for setting up a business on the sign-in page. */
export const setUpMessages = defineMessages({
  title: { id: 'account.setUp.title', defaultMessage: 'Set up your business' },
  lead: {
    id: 'account.setUp.lead',
    defaultMessage: 'You’ll be its owner. You can add the menu, tables and staff afterwards.',
  },
  code: { id: 'account.setUp.code', defaultMessage: 'Setup code' },
  codeHelp: {
    id: 'account.setUp.codeHelp',
    defaultMessage: 'Shown in the terminal where the server was started.',
  },
  business: { id: 'account.setUp.business', defaultMessage: 'Business name' },
  name: fieldMessages.yourName,
  username: shared.username,
  password: shared.password,
  passwordHelp: {
    id: 'account.setUp.passwordHelp',
    defaultMessage: 'At least 10 characters. A short sentence works well.',
  },
  submit: { id: 'account.setUp.submit', defaultMessage: 'Create business' },
  wrongCode: {
    id: 'account.setUp.wrongCode',
    defaultMessage: 'This code is incorrect. Copy it from the terminal.',
  },
  plainName: {
    id: 'account.setUp.plainName',
    defaultMessage: 'Use only letters, digits, dots, hyphens and underscores.',
  },
  done: {
    id: 'account.setUp.done',
    defaultMessage: 'This server already has a business. Sign in instead.',
  },
});
