import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the category list. */
export const categoryMessages = defineMessages({
  title: fieldMessages.categories,
  count: {
    id: 'menu.category.count',
    defaultMessage: '{count, plural, one {# category} other {# categories}}',
  },
  create: { id: 'menu.category.create', defaultMessage: 'Create Category' },
  editTitle: { id: 'menu.category.editTitle', defaultMessage: 'Edit category' },
  items: {
    id: 'menu.category.items',
    defaultMessage: '{active, number} of {count, plural, one {# item} other {# items}} on the menu',
  },
  inside: { id: 'menu.category.inside', defaultMessage: 'In {name}' },
  parent: { id: 'menu.category.parent', defaultMessage: 'Parent category' },
  noParent: { id: 'menu.category.noParent', defaultMessage: 'None' },
  isActive: { id: 'menu.category.isActive', defaultMessage: 'Show on the menu' },
  isActiveHelp: {
    id: 'menu.category.isActiveHelp',
    defaultMessage: 'If you turn this off, guests don’t see the category or its items.',
  },
  emptyTitle: { id: 'menu.category.emptyTitle', defaultMessage: 'No categories yet' },
  empty: {
    id: 'menu.category.empty',
    defaultMessage: 'Categories group the items on your menu. Create one, then add items to it.',
  },
  removeTitle: actionMessages.askDelete,
  removeText: {
    id: 'menu.category.removeText',
    defaultMessage:
      '{count, plural, =0 {This category is empty.} one {# inactive item will have no category.} other {# inactive items will have no category.}}',
  },
  removeBlocked: {
    id: 'menu.category.removeBlocked',
    defaultMessage:
      '{count, plural, one {This category has # active item. Move it or deactivate it first.} other {This category has # active items. Move them or deactivate them first.}}',
  },
  removeIt: { id: 'menu.category.removeIt', defaultMessage: 'Delete category' },
});
