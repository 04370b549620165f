import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of errors, with what to do. */
export const problemMessages = defineMessages({
  conflict: {
    id: 'setup.problem.conflict',
    defaultMessage: 'Someone else just changed the set-up. Check the steps and try again.',
  },
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  offline: shared.offline,
  other: shared.failed,
  has_menu: {
    id: 'setup.problem.hasMenu',
    defaultMessage: 'This outlet already has a menu. Edit it instead.',
  },
  group_lock: {
    id: 'setup.problem.groupLock',
    defaultMessage:
      'The menu needs its taxes, but the group owner has locked this outlet’s. Ask them to unlock the taxes.',
  },
  set_up_status: {
    id: 'setup.problem.status',
    defaultMessage: 'You can’t open yet: your documents are still being checked.',
  },
  set_up_step: {
    id: 'setup.problem.step',
    defaultMessage: 'A required step is no longer complete. Check the steps.',
  },
});
