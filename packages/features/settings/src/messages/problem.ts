import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared, pushMessages } from '@servery/screens/messages';

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
  same_settings: {
    id: 'settings.problem.same_settings',
    defaultMessage: 'These outlets have these settings already.',
  },
  has_scheduled: {
    id: 'settings.problem.has_scheduled',
    defaultMessage: 'An outlet has scheduled changes. Cancel them there, or leave it out.',
  },
  lacks_tax: {
    id: 'settings.problem.lacks_tax',
    defaultMessage: 'An outlet has items with a tax that isn’t on this list. Leave it out.',
  },
  undone: pushMessages.undone,
  tooLate: shared.tooLateToUndo,
  offline: shared.offline,
  other: shared.notSaved,
});
