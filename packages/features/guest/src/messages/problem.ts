import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of problems. */
export const problemMessages = defineMessages({
  storeClosed: {
    id: 'guest.problem.storeClosed',
    defaultMessage: 'The kitchen isn’t taking orders right now. Your cart is saved.',
  },
  conflict: {
    id: 'guest.problem.conflict',
    defaultMessage: 'Someone at your table changed the cart. Check it and try again.',
  },
  notFound: {
    id: 'guest.problem.notFound',
    defaultMessage: 'This is no longer here. Someone at your table may have removed it.',
  },
  itemUnavailable: {
    id: 'guest.problem.itemUnavailable',
    defaultMessage: 'A dish has just sold out. Remove it from the cart, then send the rest.',
  },
  cart_full: {
    id: 'guest.problem.cart_full',
    defaultMessage: 'The cart is full. Send your order first.',
  },
  quantity_limit: {
    id: 'guest.problem.quantity_limit',
    defaultMessage: 'That’s more of one dish than you can order here. Ask the staff.',
  },
  total_limit: {
    id: 'guest.problem.total_limit',
    defaultMessage: 'Your cart is worth more than you can order here. Ask the staff.',
  },
  orders_wait: {
    id: 'guest.problem.orders_wait',
    defaultMessage: 'The kitchen hasn’t accepted your earlier orders yet. Ask the staff.',
  },
  out_of_service: {
    id: 'guest.problem.out_of_service',
    defaultMessage: 'This table is out of service. Ask the staff for another table.',
  },
  nothing_owed: {
    id: 'guest.problem.nothing_owed',
    defaultMessage: 'There’s nothing to pay yet.',
  },
  minimum_order: {
    id: 'guest.problem.minimum_order',
    defaultMessage: 'Your order is below the minimum.',
  },
  invalid: {
    id: 'guest.problem.invalid',
    defaultMessage: 'The menu has changed. Choose the dish again.',
  },
  outletReadOnly: shared.notTaking,
  throttled: shared.throttled,
  offline: shared.offline,
  other: {
    id: 'guest.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment, or ask the staff.',
  },
});
