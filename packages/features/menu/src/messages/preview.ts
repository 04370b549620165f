import { defineMessages } from './define.ts';

/** What the menu as guests see it says. */
export const previewWords = defineMessages({
  title: { id: 'menu.preview.title', defaultMessage: 'As guests see it' },
  method: { id: 'menu.preview.method', defaultMessage: 'How they get it' },
  dineIn: { id: 'menu.preview.dineIn', defaultMessage: 'Dine-in' },
  pickup: { id: 'menu.preview.pickup', defaultMessage: 'Pickup' },
  delivery: { id: 'menu.preview.delivery', defaultMessage: 'Delivery' },
  table: { id: 'menu.preview.table', defaultMessage: 'Table' },
  noTable: { id: 'menu.preview.noTable', defaultMessage: 'Any table' },
  time: { id: 'menu.preview.time', defaultMessage: 'At' },
  showNow: { id: 'menu.preview.showNow', defaultMessage: 'Show now' },
  asOf: { id: 'menu.preview.asOf', defaultMessage: 'Menu at {time}' },
  asOfTable: { id: 'menu.preview.asOfTable', defaultMessage: 'Menu at {time}, table {table}' },
  soldOut: { id: 'menu.preview.soldOut', defaultMessage: 'Out of stock' },
  notNow: { id: 'menu.preview.notNow', defaultMessage: 'Not at this time' },
  again: { id: 'menu.preview.again', defaultMessage: 'From {time}' },
  required: { id: 'menu.preview.required', defaultMessage: 'Required' },
  options: { id: 'menu.preview.options', defaultMessage: 'Options of {name}' },
  rule: { id: 'menu.preview.rule', defaultMessage: '{name}: {choices}' },
  quantity: { id: 'menu.preview.quantity', defaultMessage: 'At least {min, number}' },
  most: { id: 'menu.preview.most', defaultMessage: 'At most {max, number}' },
  emptyTitle: { id: 'menu.preview.emptyTitle', defaultMessage: 'Guests see nothing' },
  empty: {
    id: 'menu.preview.empty',
    defaultMessage: 'No active item stands in an active category.',
  },
});
