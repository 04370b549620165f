import { defineMessages } from 'react-intl';

/** The rules of a password. */
export const rulesMessages = defineMessages({
  title: { id: 'auth.rules.title', defaultMessage: 'Your password must have' },
  length: { id: 'auth.rules.length', defaultMessage: 'at least 8 characters' },
  letter: { id: 'auth.rules.letter', defaultMessage: 'a letter' },
  figure: { id: 'auth.rules.figure', defaultMessage: 'a number or a symbol' },
  met: { id: 'auth.rules.kept', defaultMessage: 'met' },
  open: { id: 'auth.rules.open', defaultMessage: 'not met' },
});
