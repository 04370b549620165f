import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of errors. */
export const problemMessages = defineMessages({
  conflict: {
    id: 'menu.problem.conflict',
    defaultMessage: 'Someone else has changed this. The latest version is now shown. Try again.',
  },
  forbidden: shared.forbidden,
  approvalRequired: {
    id: 'menu.problem.approvalRequired',
    defaultMessage: 'This needs approval by PIN. Nothing has changed yet.',
  },
  notFound: shared.notFound,
  invalid: shared.invalid,
  notAllowedNow: {
    id: 'menu.problem.notAllowedNow',
    defaultMessage: 'You can’t do this right now.',
  },
  active_items: {
    id: 'menu.problem.active_items',
    defaultMessage: 'This category still has active items. Move or deactivate them first.',
  },
  no_category: {
    id: 'menu.problem.no_category',
    defaultMessage: 'This item’s category was deleted. Move it to another category first.',
  },
  no_choice: { id: 'menu.problem.no_choice', defaultMessage: 'This would leave too few choices.' },
  offline: shared.offline,
  other: shared.other,
});
