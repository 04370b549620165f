import { defineMessages } from './define.ts';

/** What went wrong and what to do about it, in words. */
export const problemWords = defineMessages({
  conflict: {
    id: 'reservations.problem.conflict',
    defaultMessage: 'Someone changed this meanwhile. You see it as it is now; try again.',
  },
  taken: {
    id: 'reservations.problem.taken',
    defaultMessage: 'No table is free for that any more. Choose another time.',
  },
  forbidden: {
    id: 'reservations.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  notFound: { id: 'reservations.problem.notFound', defaultMessage: 'This is no longer there.' },
  invalid: {
    id: 'reservations.problem.invalid',
    defaultMessage: 'Something is not filled in right.',
  },
  notAllowedNow: {
    id: 'reservations.problem.notAllowedNow',
    defaultMessage: 'This is not possible any more: somebody was quicker.',
  },
  notPaid: {
    id: 'reservations.problem.notPaid',
    defaultMessage: 'The deposit is not paid yet. Note it first.',
  },
  tooLate: { id: 'reservations.problem.tooLate', defaultMessage: 'It is too late for this.' },
  throttled: {
    id: 'reservations.problem.throttled',
    defaultMessage: 'That was too often. Wait a moment and try again.',
  },
  offline: {
    id: 'reservations.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: {
    id: 'reservations.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
});
