import { defineMessages } from './define.ts';

/** Problems that many screens share, and errors of fields. */
export const problemMessages = defineMessages({
  forbidden: {
    id: 'screens.problem.forbidden',
    defaultMessage: 'You don’t have permission to do this. Ask someone who does.',
  },
  invalid: { id: 'screens.problem.invalid', defaultMessage: 'Check the highlighted fields.' },
  max120: { id: 'screens.problem.max120', defaultMessage: 'Use 120 characters or fewer.' },
  notFound: { id: 'screens.problem.notFound', defaultMessage: 'This no longer exists.' },
  notSaved: {
    id: 'screens.problem.notSaved',
    defaultMessage: 'Couldn’t save your changes. Try again in a moment.',
  },
  offline: {
    id: 'screens.problem.offline',
    defaultMessage: 'Couldn’t reach the server. Check your connection and try again.',
  },
  other: {
    id: 'screens.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
  required: { id: 'screens.problem.required', defaultMessage: 'This field is required.' },
  wrong: { id: 'screens.problem.wrong', defaultMessage: 'This value isn’t valid.' },
});
