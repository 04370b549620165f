import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the shared cart. */
export const cartMessages = defineMessages({
  title: orderMessages.cart,
  shared: {
    id: 'guest.cart.shared',
    defaultMessage: 'Everyone at table {name} shares this cart.',
  },
  emptyTitle: orderMessages.emptyCart,
  empty: {
    id: 'guest.cart.empty',
    defaultMessage:
      'Items you and others at your table choose stay here until one of you sends them.',
  },
  by: orderMessages.addedBy,
  adding: { id: 'guest.cart.adding', defaultMessage: 'Adding…' },
  waits: { id: 'guest.cart.waits', defaultMessage: 'Waiting for a connection' },
  remove: actionMessages.removeName,
  yourName: fieldMessages.yourName,
  yourNameHelp: {
    id: 'guest.cart.yourNameHelp',
    defaultMessage: 'Optional. It lets the others see what you added.',
  },
  note: { id: 'guest.cart.note', defaultMessage: 'Note for the whole order' },
  sum: orderMessages.subtotal,
  bothExtra: {
    id: 'guest.cart.bothExtra',
    defaultMessage: 'Service charge {service} and tax {tax}',
  },
  serviceExtra: {
    id: 'guest.cart.serviceExtra',
    defaultMessage: 'Service charge {service}',
  },
  taxExtra: { id: 'guest.cart.taxExtra', defaultMessage: 'Tax {tax}' },
  total: fieldMessages.total,
  minimum: { id: 'guest.cart.minimum', defaultMessage: 'The minimum order is {amount}.' },
  send: { id: 'guest.cart.send', defaultMessage: 'Send order · {amount}' },
  sent: { id: 'guest.cart.sent', defaultMessage: 'Order sent' },
  sentToKitchen: { id: 'guest.cart.sentToKitchen', defaultMessage: 'Sent to kitchen' },
});
