import { defineMessages } from './define.ts';

/** What went wrong, in words. */
export const problemWords = defineMessages({
  conflict: {
    id: 'menu.problem.conflict',
    defaultMessage: 'Someone else changed this meanwhile. It now shows their changes; try again.',
  },
  forbidden: {
    id: 'menu.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  approvalRequired: {
    id: 'menu.problem.approvalRequired',
    defaultMessage: 'This needs an approval by PIN. Nothing has changed yet.',
  },
  notFound: { id: 'menu.problem.notFound', defaultMessage: 'This is no longer there.' },
  invalid: { id: 'menu.problem.invalid', defaultMessage: 'Something is not filled in right.' },
  notAllowedNow: {
    id: 'menu.problem.notAllowedNow',
    defaultMessage: 'This is not possible as things stand.',
  },
  active_items: {
    id: 'menu.problem.active_items',
    defaultMessage: 'It still has active items. Move them or switch them off first.',
  },
  no_category: {
    id: 'menu.problem.no_category',
    defaultMessage: 'Its category was deleted. Move it to another one first.',
  },
  no_choice: { id: 'menu.problem.no_choice', defaultMessage: 'Too few choices would be left.' },
  offline: {
    id: 'menu.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: {
    id: 'menu.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
});

/** Why a field was refused, in words. */
export const fieldWords = defineMessages({
  required: { id: 'menu.field.required', defaultMessage: 'This is required.' },
  taken: { id: 'menu.field.taken', defaultMessage: 'Another one has this already.' },
  unknown_tax_class: {
    id: 'menu.field.unknown_tax_class',
    defaultMessage: 'Choose a tax class that this merchant uses.',
  },
  depth: { id: 'menu.field.depth', defaultMessage: 'Categories have two levels at most.' },
  below_min: { id: 'menu.field.below_min', defaultMessage: 'This is less than the minimum.' },
  too_many: { id: 'menu.field.too_many', defaultMessage: 'This is more than is possible.' },
  defaults: {
    id: 'menu.field.defaults',
    defaultMessage: 'Preselect as many as must be chosen, or none.',
  },
  below_zero: {
    id: 'menu.field.below_zero',
    defaultMessage: 'This would come to less than nothing.',
  },
  not_counted: {
    id: 'menu.field.not_counted',
    defaultMessage: 'This item is not counted yet: set its balance first.',
  },
  past: { id: 'menu.field.past', defaultMessage: 'This moment has passed.' },
  min_length: { id: 'menu.field.min_length', defaultMessage: 'This is too short.' },
  other: { id: 'menu.field.other', defaultMessage: 'This is not right.' },
});
