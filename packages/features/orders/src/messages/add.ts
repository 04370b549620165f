import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the dialog that adds items. */
export const addMessages = defineMessages({
  search: orderMessages.searchMenu,
  category: fieldMessages.category,
  soldOut: orderMessages.soldOut,
  nothing: { id: 'orders.add.nothing', defaultMessage: 'No matching items.' },
  basket: { id: 'orders.add.basket', defaultMessage: 'Items to add' },
  empty: { id: 'orders.add.empty', defaultMessage: 'Select an item to add it.' },
  remove: orderMessages.removeOne,
  another: orderMessages.addOne,
  choose: orderMessages.optionsFor,
  exactly: {
    id: 'orders.add.exactly',
    defaultMessage: '{count, plural, one {Choose #} other {Choose #}}',
  },
  between: orderMessages.chooseBetween,
  upTo: { id: 'orders.add.upTo', defaultMessage: 'Choose up to {max}' },
  note: orderMessages.kitchenNote,
  seat: orderMessages.seat,
  put: orderMessages.addFor,
  backToMenu: orderMessages.backToMenu,
  free: { id: 'orders.add.free', defaultMessage: 'Free' },
});
