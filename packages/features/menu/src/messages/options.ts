import { defineMessages } from './define.ts';

/** What the screen of food options says. */
export const optionWords = defineMessages({
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
    defaultMessage: '{count, plural, =0 {On no item} one {On # item} other {On # items}}',
  },
  min: { id: 'menu.option.min', defaultMessage: 'At least' },
  max: { id: 'menu.option.max', defaultMessage: 'At most' },
  choices: { id: 'menu.option.choices', defaultMessage: 'Choices' },
  addChoice: { id: 'menu.option.addChoice', defaultMessage: 'Add choice' },
  choice: { id: 'menu.option.choice', defaultMessage: 'Choice {place, number}' },
  removeChoice: { id: 'menu.option.removeChoice', defaultMessage: 'Remove choice {place, number}' },
  removedChoice: {
    id: 'menu.option.removedChoice',
    defaultMessage: 'Choice {place, number} is removed',
  },
  up: { id: 'menu.option.up', defaultMessage: 'Move choice {place, number} up' },
  down: { id: 'menu.option.down', defaultMessage: 'Move choice {place, number} down' },
  movedChoice: {
    id: 'menu.option.movedChoice',
    defaultMessage: 'Choice {from, number} is now choice {to, number}',
  },
  noChoices: { id: 'menu.option.noChoices', defaultMessage: 'No choices yet.' },
  full: { id: 'menu.option.full', defaultMessage: 'Fifty choices at most.' },
  choiceName: { id: 'menu.option.choiceName', defaultMessage: 'Name' },
  surcharge: { id: 'menu.option.surcharge', defaultMessage: 'Surcharge' },
  discount: { id: 'menu.option.discount', defaultMessage: 'Takes this off the price' },
  most: { id: 'menu.option.most', defaultMessage: 'Most of it' },
  preselected: { id: 'menu.option.preselected', defaultMessage: 'Preselected' },
  choiceActive: { id: 'menu.option.choiceActive', defaultMessage: 'Offered' },
  items: { id: 'menu.option.items', defaultMessage: 'Items that have it' },
  chosenItems: { id: 'menu.option.chosenItems', defaultMessage: 'Chosen items' },
  removeItem: { id: 'menu.option.removeItem', defaultMessage: 'Remove {name}' },
  openItems: { id: 'menu.option.openItems', defaultMessage: 'Show items' },
  clearItems: { id: 'menu.option.clearItems', defaultMessage: 'Take all away' },
  noItems: { id: 'menu.option.noItems', defaultMessage: 'No item is called so.' },
  isActive: { id: 'menu.option.isActive', defaultMessage: 'Asked of guests' },
  emptyTitle: { id: 'menu.option.emptyTitle', defaultMessage: 'No food options yet' },
  empty: {
    id: 'menu.option.empty',
    defaultMessage: 'Sizes, sauces, sugar: what guests choose with an item. Create the first one.',
  },
  removeTitle: { id: 'menu.option.removeTitle', defaultMessage: 'Delete {name}?' },
  removeText: {
    id: 'menu.option.removeText',
    defaultMessage:
      '{count, plural, =0 {No item has it.} one {# item loses it.} other {# items lose it.}} Orders keep what was chosen.',
  },
  removeIt: { id: 'menu.option.removeIt', defaultMessage: 'Delete food option' },
});
