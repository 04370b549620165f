import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of errors, with what to do. */
export const problemMessages = defineMessages({
  retry: { id: 'kitchen.problem.retry', defaultMessage: 'Try again' },
  right: {
    id: 'kitchen.problem.right',
    defaultMessage: 'You need the “{right}” permission. Ask your account owner for access.',
  },
  view: { id: 'kitchen.problem.view', defaultMessage: 'View orders' },
  conflict: {
    id: 'kitchen.problem.conflict',
    defaultMessage:
      'Someone else has changed this. Close it, check the latest version, and make your change again.',
  },
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  offline: shared.offline,
  other: { id: 'kitchen.problem.other', defaultMessage: 'Something went wrong. Try again.' },
});
