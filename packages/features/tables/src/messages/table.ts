import { defineMessages } from './define.ts';

/** The order and the cart of a table. */
export const tableWords = defineMessages({
  back: { id: 'tables.table.back', defaultMessage: 'All tables' },
  title: { id: 'tables.table.title', defaultMessage: 'Table {name}' },
  guests: {
    id: 'tables.table.guests',
    defaultMessage: '{count, plural, one {# guest} other {# guests}}',
  },
  owed: { id: 'tables.table.owed', defaultMessage: '{amount} owed' },
  orders: { id: 'tables.table.orders', defaultMessage: 'Orders' },
  noOrdersTitle: { id: 'tables.table.noOrdersTitle', defaultMessage: 'No open order' },
  noOrders: {
    id: 'tables.table.noOrders',
    defaultMessage: 'What is sent from the cart stands here until it is paid.',
  },
  order: { id: 'tables.table.order', defaultMessage: 'Order {number}' },
  paid: { id: 'tables.table.paid', defaultMessage: 'Paid' },
  toPay: { id: 'tables.table.toPay', defaultMessage: '{amount} to pay' },
  new: { id: 'tables.table.new', defaultMessage: 'New' },
  accepted: { id: 'tables.table.accepted', defaultMessage: 'Accepted' },
  preparing: { id: 'tables.table.preparing', defaultMessage: 'Preparing' },
  ready: { id: 'tables.table.ready', defaultMessage: 'Ready' },
  served: { id: 'tables.table.served', defaultMessage: 'Served' },
  dispatched: { id: 'tables.table.dispatched', defaultMessage: 'Out for delivery' },
  cart: { id: 'tables.table.cart', defaultMessage: 'Cart' },
  cartEmptyTitle: { id: 'tables.table.cartEmptyTitle', defaultMessage: 'The cart is empty' },
  cartEmpty: {
    id: 'tables.table.cartEmpty',
    defaultMessage:
      'Add what the guests want from the menu; everyone at this table’s screen sees it.',
  },
  addedBy: { id: 'tables.table.addedBy', defaultMessage: 'added by {name}' },
  fewer: { id: 'tables.table.fewer', defaultMessage: 'One less {name}' },
  more: { id: 'tables.table.more', defaultMessage: 'One more {name}' },
  remove: { id: 'tables.table.remove', defaultMessage: 'Remove {name}' },
  send: {
    id: 'tables.table.send',
    defaultMessage: 'Send {count, plural, one {# item} other {# items}} · {amount}',
  },
  sent: { id: 'tables.table.sent', defaultMessage: 'Order {number} is placed' },
  menu: { id: 'tables.table.menu', defaultMessage: 'Menu' },
  searchMenu: { id: 'tables.table.searchMenu', defaultMessage: 'Search the menu' },
  noItem: { id: 'tables.table.noItem', defaultMessage: 'Nothing on the menu fits.' },
  soldOut: { id: 'tables.table.soldOut', defaultMessage: 'Not available' },
  choose: { id: 'tables.table.choose', defaultMessage: 'Choose {min} to {max}' },
  addIt: { id: 'tables.table.addIt', defaultMessage: 'Add to the cart' },
  note: { id: 'tables.table.note', defaultMessage: 'Note for the kitchen' },
  print: { id: 'tables.table.print', defaultMessage: 'Print bill' },
  switch: { id: 'tables.table.switch', defaultMessage: 'Switch table' },
  switchTitle: { id: 'tables.table.switchTitle', defaultMessage: 'Move the guests of {name}' },
  switchText: {
    id: 'tables.table.switchText',
    defaultMessage: 'Their orders and cart move with them; the kitchen is told.',
  },
  switchTo: { id: 'tables.table.switchTo', defaultMessage: 'To table' },
  switchTaken: {
    id: 'tables.table.switchTaken',
    defaultMessage:
      'Guests sit at {name}. They are joined as one party, and the open orders are combined into one bill.',
  },
  switchIt: { id: 'tables.table.switchIt', defaultMessage: 'Move the guests' },
  combineIt: { id: 'tables.table.combineIt', defaultMessage: 'Move and combine' },
  switched: { id: 'tables.table.switched', defaultMessage: 'The guests sit at {name} now' },
  clear: { id: 'tables.table.clear', defaultMessage: 'Clear unpaid orders' },
  clearTitle: {
    id: 'tables.table.clearTitle',
    defaultMessage: 'Clear the unpaid orders of {name}?',
  },
  clearText: {
    id: 'tables.table.clearText',
    defaultMessage:
      '{count, plural, one {This order is voided} other {These # orders are voided}}: {amount} goes out of the sales.',
  },
  reason: { id: 'tables.table.reason', defaultMessage: 'Reason' },
  clearIt: { id: 'tables.table.clearIt', defaultMessage: 'Void {amount}' },
  cleared: { id: 'tables.table.cleared', defaultMessage: 'The unpaid orders are cleared' },
});
