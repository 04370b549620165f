import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Why a drawer or a shift can't be changed. */
export const reasonMessages = defineMessages({
  inUse: {
    id: 'drawer.problem.inUse',
    defaultMessage: '{name} is using this drawer. Choose another one, or ask {name} to count it.',
  },
  hasShift: {
    id: 'drawer.problem.hasShift',
    defaultMessage: 'You still have a shift with {name}. Count and close it first.',
  },
  lastDrawer: {
    id: 'drawer.problem.lastDrawer',
    defaultMessage: 'This is the only active drawer. Add another one first.',
  },
  closed: {
    id: 'drawer.problem.closed',
    defaultMessage: 'This shift is closed, so it can’t be changed.',
  },
  counting: {
    id: 'drawer.problem.counting',
    defaultMessage: 'This drawer is being counted, so no cash can be added to this shift.',
  },
});

/** Messages of problems, with what to do. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  offline: shared.offline,
  last_drawer: reasonMessages.lastDrawer,
  shift_closed: reasonMessages.closed,
  shift_counting: reasonMessages.counting,
  other: shared.failed,
});
