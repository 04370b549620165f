import { defineMessages } from './define.ts';

/** What went wrong and what to do about it, in words. */
export const problemWords = defineMessages({
  storeClosed: {
    id: 'guest.problem.storeClosed',
    defaultMessage: 'The kitchen takes no orders just now. Your cart is kept.',
  },
  conflict: {
    id: 'guest.problem.conflict',
    defaultMessage: 'Somebody at your table changed the cart meanwhile. Look at it and try again.',
  },
  notFound: {
    id: 'guest.problem.notFound',
    defaultMessage: 'This is no longer there. Somebody at your table may have been quicker.',
  },
  itemUnavailable: {
    id: 'guest.problem.itemUnavailable',
    defaultMessage: 'A dish ran out meanwhile. Take it out of the cart, then send the rest.',
  },
  cart_full: {
    id: 'guest.problem.cart_full',
    defaultMessage: 'The cart is full. Send it to the kitchen first.',
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
    defaultMessage: 'The kitchen has not answered your last orders yet. Ask the staff.',
  },
  out_of_service: {
    id: 'guest.problem.out_of_service',
    defaultMessage: 'This table is out of service. Ask the staff for another one.',
  },
  nothing_owed: {
    id: 'guest.problem.nothing_owed',
    defaultMessage: 'There is nothing to pay yet.',
  },
  minimum_order: {
    id: 'guest.problem.minimum_order',
    defaultMessage: 'This is less than the smallest order.',
  },
  invalid: {
    id: 'guest.problem.invalid',
    defaultMessage: 'The menu changed meanwhile. Choose the dish again.',
  },
  throttled: {
    id: 'guest.problem.throttled',
    defaultMessage: 'That was too often. Wait a moment and try again.',
  },
  offline: {
    id: 'guest.problem.offline',
    defaultMessage: 'No answer. Check the connection and try again.',
  },
  other: {
    id: 'guest.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment, or ask the staff.',
  },
});
