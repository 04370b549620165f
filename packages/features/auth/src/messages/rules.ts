import { defineMessages } from 'react-intl';

/** The rules that a password keeps to. */
export const rulesWords = defineMessages({
  title: { id: 'auth.rules.title', defaultMessage: 'A good password has' },
  length: { id: 'auth.rules.length', defaultMessage: '8 characters or more' },
  letter: { id: 'auth.rules.letter', defaultMessage: 'a letter' },
  figure: { id: 'auth.rules.figure', defaultMessage: 'a number or a sign' },
  kept: { id: 'auth.rules.kept', defaultMessage: 'kept' },
  open: { id: 'auth.rules.open', defaultMessage: 'not yet' },
});
