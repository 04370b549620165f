import { defineMessages } from './define.ts';

/** What went wrong and what to do about it, in words. */
export const problemWords = defineMessages({
  conflict: {
    id: 'media.problem.conflict',
    defaultMessage: 'Someone changed this picture meanwhile. You see it as it is now; try again.',
  },
  forbidden: {
    id: 'media.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  notFound: { id: 'media.problem.notFound', defaultMessage: 'This picture is no longer there.' },
  notAllowedNow: {
    id: 'media.problem.notAllowedNow',
    defaultMessage: 'An item of the menu shows it since. Give that another picture first.',
  },
  throttled: {
    id: 'media.problem.throttled',
    defaultMessage: 'That were many at once. Try again in a moment.',
  },
  tooLarge: { id: 'media.problem.tooLarge', defaultMessage: 'It is larger than 5 MB.' },
  invalid: { id: 'media.problem.invalid', defaultMessage: 'Something is not filled in right.' },
  offline: {
    id: 'media.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: {
    id: 'media.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
});
