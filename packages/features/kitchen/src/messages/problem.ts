import { defineMessages } from './define.ts';

/** What went wrong and what to do about it. */
export const problemWords = defineMessages({
  retry: { id: 'kitchen.problem.retry', defaultMessage: 'Try again' },
  right: {
    id: 'kitchen.problem.right',
    defaultMessage: 'It takes the right “{right}”. Ask the person who manages your account.',
  },
  view: { id: 'kitchen.problem.view', defaultMessage: 'See orders' },
  conflict: {
    id: 'kitchen.problem.conflict',
    defaultMessage:
      'Somebody else changed this meanwhile. Close it, look again, and repeat your change.',
  },
  forbidden: {
    id: 'kitchen.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  notFound: { id: 'kitchen.problem.notFound', defaultMessage: 'This is no longer there.' },
  offline: {
    id: 'kitchen.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: { id: 'kitchen.problem.other', defaultMessage: 'Something went wrong. Try again.' },
});
