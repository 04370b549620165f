import { defineMessages } from 'react-intl';

/** Messages for pairing a device on the sign-in page. */
export const pairingMessages = defineMessages({
  title: { id: 'account.pairing.title', defaultMessage: 'Pair this device' },
  lead: {
    id: 'account.pairing.lead',
    defaultMessage: 'A manager gets the code under Shared devices.',
  },
  code: { id: 'account.pairing.code', defaultMessage: 'Pairing code' },
  codeHelp: { id: 'account.pairing.codeHelp', defaultMessage: '8 letters and digits.' },
  submit: { id: 'account.pairing.submit', defaultMessage: 'Pair device' },
  back: { id: 'account.pairing.back', defaultMessage: 'Sign in with a password' },
  short: {
    id: 'account.pairing.short',
    defaultMessage: 'Enter all 8 characters of the code.',
  },
  wrong: {
    id: 'account.pairing.wrong',
    defaultMessage: 'This code is unknown, expired or already used. Ask for a new one.',
  },
});
