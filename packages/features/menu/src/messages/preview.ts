import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages of the menu preview. */
export const previewMessages = defineMessages({
  title: { id: 'menu.preview.title', defaultMessage: 'Menu preview' },
  method: { id: 'menu.preview.method', defaultMessage: 'Order method' },
  dineIn: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
  table: fieldMessages.table,
  noTable: { id: 'menu.preview.noTable', defaultMessage: 'Any table' },
  time: { id: 'menu.preview.time', defaultMessage: 'Time' },
  showNow: { id: 'menu.preview.showNow', defaultMessage: 'Show now' },
  asOf: { id: 'menu.preview.asOf', defaultMessage: 'Menu as of {time}' },
  asOfTable: { id: 'menu.preview.asOfTable', defaultMessage: 'Menu as of {time}, table {table}' },
  soldOut: { id: 'menu.preview.soldOut', defaultMessage: 'Sold out' },
  notNow: { id: 'menu.preview.notNow', defaultMessage: 'Not available at this time' },
  again: { id: 'menu.preview.again', defaultMessage: 'Available from {time}' },
  required: { id: 'menu.preview.required', defaultMessage: 'Required' },
  options: { id: 'menu.preview.options', defaultMessage: 'Options for {name}' },
  rule: { id: 'menu.preview.rule', defaultMessage: '{name}: {choices}' },
  quantity: { id: 'menu.preview.quantity', defaultMessage: 'Minimum {min, number}' },
  most: { id: 'menu.preview.most', defaultMessage: 'Maximum {max, number}' },
  emptyTitle: { id: 'menu.preview.emptyTitle', defaultMessage: 'Nothing to show' },
  empty: {
    id: 'menu.preview.empty',
    defaultMessage: 'There are no active items in an active category.',
  },
});
