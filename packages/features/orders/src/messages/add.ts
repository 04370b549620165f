import { defineMessages } from './define.ts';

/** What the dialog that adds items says. */
export const addWords = defineMessages({
  search: { id: 'orders.add.search', defaultMessage: 'Search the menu' },
  clear: { id: 'orders.add.clear', defaultMessage: 'Clear the search' },
  category: { id: 'orders.add.category', defaultMessage: 'Category' },
  soldOut: { id: 'orders.add.soldOut', defaultMessage: 'Sold out' },
  nothing: { id: 'orders.add.nothing', defaultMessage: 'Nothing on the menu has this name.' },
  basket: { id: 'orders.add.basket', defaultMessage: 'To be added' },
  empty: { id: 'orders.add.empty', defaultMessage: 'Press an item to add it.' },
  remove: { id: 'orders.add.remove', defaultMessage: 'One {name} fewer' },
  another: { id: 'orders.add.another', defaultMessage: 'One more {name}' },
  choose: { id: 'orders.add.choose', defaultMessage: 'Choose for {name}' },
  exactly: {
    id: 'orders.add.exactly',
    defaultMessage: '{count, plural, one {Choose #} other {Choose #}}',
  },
  between: { id: 'orders.add.between', defaultMessage: 'Choose {min} to {max}' },
  upTo: { id: 'orders.add.upTo', defaultMessage: 'Up to {max}' },
  note: { id: 'orders.add.note', defaultMessage: 'Note for the kitchen' },
  put: { id: 'orders.add.put', defaultMessage: 'Add · {amount}' },
  backToMenu: { id: 'orders.add.backToMenu', defaultMessage: 'Back to the menu' },
  free: { id: 'orders.add.free', defaultMessage: 'Free' },
});
