import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of errors, with what to do. */
export const problemMessages = defineMessages({
  conflict: {
    id: 'settings.problem.conflict',
    defaultMessage:
      'Someone else has changed these settings. Discard your changes to see the latest version.',
  },
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  group_lock: {
    id: 'settings.problem.group_lock',
    defaultMessage: 'The group owner has locked these settings. Discard your changes.',
  },
  offline: shared.offline,
  other: shared.notSaved,
});
