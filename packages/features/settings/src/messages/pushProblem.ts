import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared, pushMessages } from '@servery/screens/messages';

/** Messages of errors of applying settings to other outlets. */
export const pushProblemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: shared.forbidden,
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
  notFound: shared.notFound,
  offline: shared.offline,
  other: shared.other,
});
