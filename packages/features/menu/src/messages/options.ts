import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the food option list. */
export const optionMessages = defineMessages({
  title: { id: 'menu.option.title', defaultMessage: 'Food Options' },
  count: {
    id: 'menu.option.count',
    defaultMessage: '{count, plural, one {# food option} other {# food options}}',
  },
  create: { id: 'menu.option.create', defaultMessage: 'Create Food Option' },
  editTitle: { id: 'menu.option.editTitle', defaultMessage: 'Edit food option' },
  exactly: { id: 'menu.option.exactly', defaultMessage: 'Choose {max, number}' },
  upTo: { id: 'menu.option.upTo', defaultMessage: 'Choose up to {max, number}' },
  between: { id: 'menu.option.between', defaultMessage: 'Choose {min, number} to {max, number}' },
  required: { id: 'menu.option.required', defaultMessage: 'Required' },
  usedBy: {
    id: 'menu.option.usedBy',
    defaultMessage:
      '{count, plural, =0 {Not used by any items} one {Used by # item} other {Used by # items}}',
  },
  min: { id: 'menu.option.min', defaultMessage: 'Minimum' },
  max: { id: 'menu.option.max', defaultMessage: 'Maximum' },
  choices: { id: 'menu.option.choices', defaultMessage: 'Choices' },
  addChoice: { id: 'menu.option.addChoice', defaultMessage: 'Add choice' },
  choice: { id: 'menu.option.choice', defaultMessage: 'Choice {place, number}' },
  removeChoice: { id: 'menu.option.removeChoice', defaultMessage: 'Remove choice {place, number}' },
  removedChoice: {
    id: 'menu.option.removedChoice',
    defaultMessage: 'Choice {place, number} removed',
  },
  up: { id: 'menu.option.up', defaultMessage: 'Move choice {place, number} up' },
  down: { id: 'menu.option.down', defaultMessage: 'Move choice {place, number} down' },
  movedChoice: {
    id: 'menu.option.movedChoice',
    defaultMessage: 'Choice {from, number} moved to choice {to, number}',
  },
  noChoices: { id: 'menu.option.noChoices', defaultMessage: 'No choices yet.' },
  full: { id: 'menu.option.full', defaultMessage: 'You can add up to 50 choices.' },
  choiceName: fieldMessages.name,
  surcharge: { id: 'menu.option.surcharge', defaultMessage: 'Surcharge' },
  discount: { id: 'menu.option.discount', defaultMessage: 'Subtract from the price' },
  most: { id: 'menu.option.most', defaultMessage: 'Maximum quantity' },
  preselected: { id: 'menu.option.preselected', defaultMessage: 'Selected by default' },
  choiceActive: { id: 'menu.option.choiceActive', defaultMessage: 'Available' },
  items: { id: 'menu.option.items', defaultMessage: 'Items with this option' },
  chosenItems: { id: 'menu.option.chosenItems', defaultMessage: 'Selected items' },
  removeItem: actionMessages.removeName,
  openItems: { id: 'menu.option.openItems', defaultMessage: 'Show items' },
  clearItems: { id: 'menu.option.clearItems', defaultMessage: 'Remove all' },
  noItems: { id: 'menu.option.noItems', defaultMessage: 'No matching items' },
  isActive: { id: 'menu.option.isActive', defaultMessage: 'Show to guests' },
  emptyTitle: { id: 'menu.option.emptyTitle', defaultMessage: 'No food options yet' },
  empty: {
    id: 'menu.option.empty',
    defaultMessage:
      'Food options are choices guests make with an item, such as size, sauce or sugar. Create your first one.',
  },
  removeTitle: actionMessages.askDelete,
  removeText: {
    id: 'menu.option.removeText',
    defaultMessage:
      '{count, plural, =0 {No item uses it.} one {It will be removed from # item.} other {It will be removed from # items.}} Choices on existing orders don’t change.',
  },
  removeIt: { id: 'menu.option.removeIt', defaultMessage: 'Delete food option' },
});
