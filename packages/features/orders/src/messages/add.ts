import { defineMessages } from '@servery/screens/define';

/** Messages of the dialog that adds items. */
export const addMessages = defineMessages({
  search: { id: 'orders.add.search', defaultMessage: 'Search the menu' },
  category: { id: 'orders.add.category', defaultMessage: 'Category' },
  soldOut: { id: 'orders.add.soldOut', defaultMessage: 'Sold out' },
  nothing: { id: 'orders.add.nothing', defaultMessage: 'No matching items.' },
  basket: { id: 'orders.add.basket', defaultMessage: 'Items to add' },
  empty: { id: 'orders.add.empty', defaultMessage: 'Select an item to add it.' },
  remove: { id: 'orders.add.remove', defaultMessage: 'Remove one {name}' },
  another: { id: 'orders.add.another', defaultMessage: 'Add one more {name}' },
  choose: { id: 'orders.add.choose', defaultMessage: 'Options for {name}' },
  exactly: {
    id: 'orders.add.exactly',
    defaultMessage: '{count, plural, one {Choose #} other {Choose #}}',
  },
  between: { id: 'orders.add.between', defaultMessage: 'Choose {min} to {max}' },
  upTo: { id: 'orders.add.upTo', defaultMessage: 'Choose up to {max}' },
  note: { id: 'orders.add.note', defaultMessage: 'Note for the kitchen' },
  put: { id: 'orders.add.put', defaultMessage: 'Add · {amount}' },
  backToMenu: { id: 'orders.add.backToMenu', defaultMessage: 'Back to the menu' },
  free: { id: 'orders.add.free', defaultMessage: 'Free' },
});
