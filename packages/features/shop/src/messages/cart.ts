import { defineMessages } from './define.ts';

/** What the cart says. */
export const cartWords = defineMessages({
  title: { id: 'shop.cart.title', defaultMessage: 'Your cart' },
  lines: { id: 'shop.cart.lines', defaultMessage: 'What is in the cart' },
  each: { id: 'shop.cart.each', defaultMessage: '{brand} · {price} each' },
  quantity: { id: 'shop.cart.quantity', defaultMessage: 'Quantity of {name}' },
  fewer: { id: 'shop.cart.fewer', defaultMessage: 'One fewer of {name}' },
  more: { id: 'shop.cart.more', defaultMessage: 'One more of {name}' },
  remove: { id: 'shop.cart.remove', defaultMessage: 'Remove {name}' },
  removed: { id: 'shop.cart.removed', defaultMessage: '{name} was removed' },
  undo: { id: 'shop.cart.undo', defaultMessage: 'Undo' },
  refused: { id: 'shop.cart.refused', defaultMessage: '{name} could not be changed' },
  total: { id: 'shop.cart.total', defaultMessage: 'Total' },
  checkout: { id: 'shop.cart.checkout', defaultMessage: 'Check out' },
  shop: { id: 'shop.cart.shop', defaultMessage: 'View the shop' },
  empty: { id: 'shop.cart.empty', defaultMessage: 'Your cart is empty' },
  emptyText: {
    id: 'shop.cart.empty.text',
    defaultMessage: 'What you put into it in the shop waits here.',
  },
  loading: { id: 'shop.cart.loading', defaultMessage: 'Loading the cart' },
  failed: { id: 'shop.cart.failed', defaultMessage: 'The cart could not be loaded' },
  failedText: {
    id: 'shop.cart.failed.text',
    defaultMessage: 'Nothing in it is lost. Try again in a moment.',
  },
  stale: { id: 'shop.cart.stale', defaultMessage: 'This may be out of date' },
  retry: { id: 'shop.cart.retry', defaultMessage: 'Try again' },
});
