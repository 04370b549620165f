import { defineMessages } from './define.ts';

/** What the screen of categories says. */
export const categoryWords = defineMessages({
  title: { id: 'menu.category.title', defaultMessage: 'Categories' },
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
  parent: { id: 'menu.category.parent', defaultMessage: 'Part of' },
  noParent: { id: 'menu.category.noParent', defaultMessage: 'No other category' },
  isActive: { id: 'menu.category.isActive', defaultMessage: 'On the menu' },
  isActiveHelp: {
    id: 'menu.category.isActiveHelp',
    defaultMessage: 'Switched off, guests see neither the category nor its items.',
  },
  emptyTitle: { id: 'menu.category.emptyTitle', defaultMessage: 'No categories yet' },
  empty: {
    id: 'menu.category.empty',
    defaultMessage:
      'Categories are the chapters of the menu. Create the first one, then put items into it.',
  },
  removeTitle: { id: 'menu.category.removeTitle', defaultMessage: 'Delete {name}?' },
  removeText: {
    id: 'menu.category.removeText',
    defaultMessage:
      '{count, plural, =0 {It is empty.} one {# inactive item stays without a category.} other {# inactive items stay without a category.}}',
  },
  removeBlocked: {
    id: 'menu.category.removeBlocked',
    defaultMessage:
      '{count, plural, one {# active item is in it. Move it or switch it off first.} other {# active items are in it. Move them or switch them off first.}}',
  },
  removeIt: { id: 'menu.category.removeIt', defaultMessage: 'Delete category' },
});
