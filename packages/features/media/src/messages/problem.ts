import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of problems. */
export const problemMessages = defineMessages({
  conflict: {
    id: 'media.problem.conflict',
    defaultMessage:
      'Someone else has changed this picture. The latest version is now shown. Try again.',
  },
  forbidden: shared.forbidden,
  notFound: { id: 'media.problem.notFound', defaultMessage: 'This picture no longer exists.' },
  notAllowedNow: {
    id: 'media.problem.notAllowedNow',
    defaultMessage:
      'A menu item or your brand now uses this picture. Choose another picture there first.',
  },
  throttled: {
    id: 'media.problem.throttled',
    defaultMessage: 'Too many uploads at once. Try again in a moment.',
  },
  tooLarge: { id: 'media.problem.tooLarge', defaultMessage: 'This file is larger than 5 MB.' },
  invalid: shared.invalid,
  offline: shared.offline,
  other: shared.other,
});
