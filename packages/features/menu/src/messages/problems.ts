import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared, pushMessages } from '@servery/screens/messages';

/** Messages of errors. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: shared.forbidden,
  approvalRequired: shared.approvalRequired,
  notFound: shared.notFound,
  invalid: shared.invalid,
  notAllowedNow: shared.notNow,
  active_items: {
    id: 'menu.problem.active_items',
    defaultMessage: 'This category still has active items. Move or deactivate them first.',
  },
  no_category: {
    id: 'menu.problem.no_category',
    defaultMessage: 'This item’s category was deleted. Move it to another category first.',
  },
  no_tax_class: {
    id: 'menu.problem.no_tax_class',
    defaultMessage: 'An outlet doesn’t have this item’s tax class. Leave it out.',
  },
  same_item: {
    id: 'menu.problem.same_item',
    defaultMessage: 'These outlets have the same item already.',
  },
  same_price: {
    id: 'menu.problem.same_price',
    defaultMessage: 'These outlets have this price already.',
  },
  undone: pushMessages.undone,
  tooLate: shared.tooLateToUndo,
  no_choice: { id: 'menu.problem.no_choice', defaultMessage: 'This would leave too few choices.' },
  offline: shared.offline,
  other: shared.other,
});
