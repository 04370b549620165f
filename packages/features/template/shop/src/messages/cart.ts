import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  errorMessages,
  fieldMessages,
  orderMessages,
} from '@servery/screens/messages';

/** Messages of the cart. */
export const cartMessages = defineMessages({
  title: { id: 'shop.cart.title', defaultMessage: 'Your cart' },
  lines: { id: 'shop.cart.lines', defaultMessage: 'Cart items' },
  each: { id: 'shop.cart.each', defaultMessage: '{brand} · {price} each' },
  quantity: { id: 'shop.cart.quantity', defaultMessage: 'Quantity of {name}' },
  fewer: { id: 'shop.cart.fewer', defaultMessage: 'Remove one {name}' },
  more: { id: 'shop.cart.more', defaultMessage: 'Add one more {name}' },
  remove: actionMessages.removeName,
  removed: { id: 'shop.cart.removed', defaultMessage: '{name} removed' },
  undo: actionMessages.undo,
  refused: { id: 'shop.cart.refused', defaultMessage: 'Couldn’t update {name}' },
  total: fieldMessages.total,
  checkout: { id: 'shop.cart.checkout', defaultMessage: 'Check out' },
  shop: { id: 'shop.cart.shop', defaultMessage: 'Browse products' },
  empty: orderMessages.emptyCart,
  emptyText: {
    id: 'shop.cart.empty.text',
    defaultMessage: 'Products you add in the shop appear here.',
  },
  loading: { id: 'shop.cart.loading', defaultMessage: 'Loading cart…' },
  failed: { id: 'shop.cart.failed', defaultMessage: 'Couldn’t load your cart' },
  failedText: {
    id: 'shop.cart.failed.text',
    defaultMessage: 'Your items are safe. Try again in a moment.',
  },
  stale: actionMessages.stale,
  retry: errorMessages.retry,
});
