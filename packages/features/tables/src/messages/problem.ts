import { defineMessages } from './define.ts';

/** What went wrong and what to do about it, in words. */
export const problemWords = defineMessages({
  conflict: {
    id: 'tables.problem.conflict',
    defaultMessage: 'Someone changed this table meanwhile. You see it as it is now; try again.',
  },
  forbidden: {
    id: 'tables.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  approvalRequired: {
    id: 'tables.problem.approvalRequired',
    defaultMessage: 'This needs an approval by PIN. Nothing has changed yet.',
  },
  notFound: { id: 'tables.problem.notFound', defaultMessage: 'This is no longer there.' },
  invalid: { id: 'tables.problem.invalid', defaultMessage: 'Something is not filled in right.' },
  notAllowedNow: {
    id: 'tables.problem.notAllowedNow',
    defaultMessage: 'This is not possible as the table stands now.',
  },
  notPaid: {
    id: 'tables.problem.notPaid',
    defaultMessage: 'Something is still unpaid. Take the payment or clear the orders first.',
  },
  cart: {
    id: 'tables.problem.cart',
    defaultMessage: 'Its cart still holds something. Send it or remove it first.',
  },
  tooLate: { id: 'tables.problem.tooLate', defaultMessage: 'It is too late to undo this.' },
  offline: {
    id: 'tables.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: {
    id: 'tables.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
});
