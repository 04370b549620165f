import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages } from '@servery/screens/messages';

/** Messages of the shop screen. */
export const shopMessages = defineMessages({
  title: appMessages.shop,
  search: { id: 'shop.search', defaultMessage: 'Search products' },
  results: {
    id: 'shop.results',
    defaultMessage: '{count, plural, =0 {No results} one {# result found} other {# results found}}',
  },
  sort: actionMessages.sortBy,
  featured: { id: 'shop.sort.featured', defaultMessage: 'Featured' },
  lowest: { id: 'shop.sort.lowest', defaultMessage: 'Price: low to high' },
  highest: { id: 'shop.sort.highest', defaultMessage: 'Price: high to low' },
  look: { id: 'shop.look', defaultMessage: 'Layout' },
  grid: { id: 'shop.look.grid', defaultMessage: 'Grid' },
  list: actionMessages.list,
  pages: { id: 'shop.page.label', defaultMessage: 'Product pages' },
  products: { id: 'shop.products', defaultMessage: 'Products' },
  rating: { id: 'shop.rating', defaultMessage: 'Rating' },
  stars: {
    id: 'shop.stars',
    defaultMessage: '{count, plural, one {# star out of 5} other {# stars out of 5}}',
  },
  by: { id: 'shop.by', defaultMessage: 'By {brand}' },
  freeShipping: { id: 'shop.freeShipping', defaultMessage: 'Free shipping' },
  wishlist: { id: 'shop.wish', defaultMessage: 'Wishlist' },
  wishlistNamed: { id: 'shop.wish.named', defaultMessage: 'Wishlist: {name}' },
  add: { id: 'shop.add', defaultMessage: 'Add to cart' },
  addNamed: { id: 'shop.add.named', defaultMessage: 'Add to cart: {name}' },
  inCart: { id: 'shop.inCart', defaultMessage: 'In cart' },
  viewCart: { id: 'shop.viewCart', defaultMessage: 'View in cart' },
  refused: { id: 'shop.refused', defaultMessage: 'Couldn’t update {name}' },
  none: { id: 'shop.none', defaultMessage: 'No matching products' },
  empty: { id: 'shop.empty', defaultMessage: 'No products yet' },
  emptyText: {
    id: 'shop.empty.text',
    defaultMessage: 'Products that are added to the shop appear here.',
  },
  loading: { id: 'shop.loading', defaultMessage: 'Loading products…' },
  failed: { id: 'shop.failed', defaultMessage: 'Couldn’t load products' },
});
