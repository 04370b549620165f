import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the menu preview. */
export const previewMessages = defineMessages({
  title: { id: 'menu.preview.title', defaultMessage: 'Menu preview' },
  method: orderMessages.method,
  dineIn: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
  table: fieldMessages.table,
  noTable: { id: 'menu.preview.noTable', defaultMessage: 'Any table' },
  time: fieldMessages.time,
  showNow: { id: 'menu.preview.showNow', defaultMessage: 'Show now' },
  asOf: { id: 'menu.preview.asOf', defaultMessage: 'Menu as of {time}' },
  asOfTable: { id: 'menu.preview.asOfTable', defaultMessage: 'Menu as of {time}, table {table}' },
  soldOut: orderMessages.soldOut,
  notNow: { id: 'menu.preview.notNow', defaultMessage: 'Not available at this time' },
  again: orderMessages.availableFrom,
  required: { id: 'menu.preview.required', defaultMessage: 'Required' },
  options: orderMessages.optionsFor,
  rule: { id: 'menu.preview.rule', defaultMessage: '{name}: {choices}' },
  quantity: { id: 'menu.preview.quantity', defaultMessage: 'Minimum {min, number}' },
  most: { id: 'menu.preview.most', defaultMessage: 'Maximum {max, number}' },
  emptyTitle: { id: 'menu.preview.emptyTitle', defaultMessage: 'Nothing to show' },
  empty: {
    id: 'menu.preview.empty',
    defaultMessage: 'There are no active items in an active category.',
  },
});
