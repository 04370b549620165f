import { defineMessages } from 'react-intl';

/** Why a field or a form was refused. */
export const refusedWords = defineMessages({
  required: { id: 'auth.refused.required', defaultMessage: 'Fill this in.' },
  email: { id: 'auth.refused.email', defaultMessage: 'Write an address such as name@example.com.' },
  usernameTaken: {
    id: 'auth.refused.usernameTaken',
    defaultMessage: 'Somebody has this username. Choose another.',
  },
  emailTaken: {
    id: 'auth.refused.emailTaken',
    defaultMessage: 'This address has an account. Sign in instead, or use another.',
  },
  weak: {
    id: 'auth.refused.weak',
    defaultMessage: 'It does not keep to all of the rules below yet.',
  },
  different: { id: 'auth.refused.different', defaultMessage: 'The two passwords differ.' },
  terms: { id: 'auth.refused.terms', defaultMessage: 'Agree to the terms to go on.' },
  phone: {
    id: 'auth.refused.phone',
    defaultMessage: 'Write the number with its country code, such as +60 12 345 6789.',
  },
  card: { id: 'auth.refused.card', defaultMessage: 'No card has this number. Look at it again.' },
  expires: {
    id: 'auth.refused.expires',
    defaultMessage: 'Write the month and the year, not past, such as 04/29.',
  },
  cvc: { id: 'auth.refused.cvc', defaultMessage: 'Write the three or four figures from the card.' },
  codeShort: { id: 'auth.refused.codeShort', defaultMessage: 'The code has six figures.' },
  codeWrong: {
    id: 'auth.refused.codeWrong',
    defaultMessage: 'That is not the code that was sent.',
  },
  codeOld: {
    id: 'auth.refused.codeOld',
    defaultMessage: 'This code is too old. Ask for a new one.',
  },
});
