import { defineMessages } from '@servery/screens/define';

/** Messages of the shared cart. */
export const cartMessages = defineMessages({
  title: { id: 'guest.cart.title', defaultMessage: 'Cart' },
  shared: {
    id: 'guest.cart.shared',
    defaultMessage: 'Everyone at table {name} shares this cart.',
  },
  emptyTitle: { id: 'guest.cart.emptyTitle', defaultMessage: 'Your cart is empty' },
  empty: {
    id: 'guest.cart.empty',
    defaultMessage:
      'Items you and others at your table choose stay here until one of you sends them.',
  },
  by: { id: 'guest.cart.by', defaultMessage: 'added by {name}' },
  adding: { id: 'guest.cart.adding', defaultMessage: 'Adding…' },
  waits: { id: 'guest.cart.waits', defaultMessage: 'Waiting for a connection' },
  remove: { id: 'guest.cart.remove', defaultMessage: 'Remove {name}' },
  yourName: { id: 'guest.cart.yourName', defaultMessage: 'Your name' },
  yourNameHelp: {
    id: 'guest.cart.yourNameHelp',
    defaultMessage: 'Optional. It shows the others what you added.',
  },
  note: { id: 'guest.cart.note', defaultMessage: 'Note for the whole order' },
  sum: { id: 'guest.cart.sum', defaultMessage: 'Subtotal' },
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
  minimum: { id: 'guest.cart.minimum', defaultMessage: 'The minimum order is {amount}.' },
  send: { id: 'guest.cart.send', defaultMessage: 'Send order · {amount}' },
  sent: { id: 'guest.cart.sent', defaultMessage: 'Order sent' },
  sentToKitchen: { id: 'guest.cart.sentToKitchen', defaultMessage: 'Sent to kitchen' },
});
