import { defineMessages } from 'react-intl';
import { fieldErrorMessages, problemMessages, signInMessages } from '@servery/screens/messages';

/** Messages of validation errors. */
export const refusedMessages = defineMessages({
  required: problemMessages.required,
  email: fieldErrorMessages.email,
  usernameTaken: {
    id: 'auth.refused.usernameTaken',
    defaultMessage: 'This username is taken. Choose another.',
  },
  emailTaken: {
    id: 'auth.refused.emailTaken',
    defaultMessage:
      'An account with this email address already exists. Sign in instead, or use another address.',
  },
  weak: {
    id: 'auth.refused.weak',
    defaultMessage: 'This password doesn’t meet all the rules below.',
  },
  different: signInMessages.passwordsDiffer,
  terms: { id: 'auth.refused.terms', defaultMessage: 'Agree to the terms to continue.' },
  phone: {
    id: 'auth.refused.phone',
    defaultMessage: 'Enter the number with its country code, such as +60 12 345 6789.',
  },
  card: {
    id: 'auth.refused.card',
    defaultMessage: 'This card number isn’t valid. Check it and try again.',
  },
  expires: {
    id: 'auth.refused.expires',
    defaultMessage: 'Enter a month and year that haven’t passed, such as 04/29.',
  },
  cvc: { id: 'auth.refused.cvc', defaultMessage: 'Enter the 3 or 4 digits on the card.' },
  codeShort: { id: 'auth.refused.codeShort', defaultMessage: 'Enter all 6 digits.' },
  codeWrong: {
    id: 'auth.refused.codeWrong',
    defaultMessage: 'Incorrect code.',
  },
  codeOld: {
    id: 'auth.refused.codeOld',
    defaultMessage: 'This code has expired. Request a new one.',
  },
});
