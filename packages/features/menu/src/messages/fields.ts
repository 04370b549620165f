import { defineMessages } from '@servery/screens/define';

/** Why a field of the menu was refused, where the shared messages don't explain it. */
export const fieldMessages = defineMessages({
  unknown_tax_class: {
    id: 'menu.field.unknown_tax_class',
    defaultMessage: 'Choose a tax class that this merchant uses.',
  },
  depth: { id: 'menu.field.depth', defaultMessage: 'Categories can be up to 2 levels deep.' },
  defaults: {
    id: 'menu.field.defaults',
    defaultMessage: 'Select as many by default as guests must choose, or none.',
  },
  below_zero: {
    id: 'menu.field.below_zero',
    defaultMessage: 'The price can’t fall below zero.',
  },
  not_counted: {
    id: 'menu.field.not_counted',
    defaultMessage: 'This item’s stock isn’t tracked yet. Set its stock first.',
  },
});
