import { defineMessages } from './define.ts';

/** What is said of the cart that a table shares. */
export const cartWords = defineMessages({
  title: { id: 'guest.cart.title', defaultMessage: 'Cart' },
  shared: {
    id: 'guest.cart.shared',
    defaultMessage: 'Everybody at table {name} shares this cart.',
  },
  emptyTitle: { id: 'guest.cart.emptyTitle', defaultMessage: 'The cart is empty' },
  empty: {
    id: 'guest.cart.empty',
    defaultMessage: 'What you and the others choose waits here until one of you sends it.',
  },
  by: { id: 'guest.cart.by', defaultMessage: 'added by {name}' },
  adding: { id: 'guest.cart.adding', defaultMessage: 'Being added' },
  waits: { id: 'guest.cart.waits', defaultMessage: 'Waits for a connection' },
  remove: { id: 'guest.cart.remove', defaultMessage: 'Remove {name}' },
  yourName: { id: 'guest.cart.yourName', defaultMessage: 'Your name' },
  yourNameHelp: {
    id: 'guest.cart.yourNameHelp',
    defaultMessage: 'So that the others see what you added. You can leave it empty.',
  },
  note: { id: 'guest.cart.note', defaultMessage: 'Note for the whole order' },
  sum: { id: 'guest.cart.sum', defaultMessage: 'Sum' },
  bothExtra: {
    id: 'guest.cart.bothExtra',
    defaultMessage: 'Service charge {service} and tax {tax}',
  },
  serviceExtra: {
    id: 'guest.cart.serviceExtra',
    defaultMessage: 'Service charge {service}',
  },
  taxExtra: { id: 'guest.cart.taxExtra', defaultMessage: 'Tax {tax}' },
  total: { id: 'guest.cart.total', defaultMessage: 'Total' },
  minimum: { id: 'guest.cart.minimum', defaultMessage: 'The smallest order is {amount}.' },
  send: { id: 'guest.cart.send', defaultMessage: 'Send to the kitchen · {amount}' },
  sent: { id: 'guest.cart.sent', defaultMessage: 'Sent to the kitchen' },
});
