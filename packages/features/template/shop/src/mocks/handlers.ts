import { templateAnswer } from '@servery/api/mocks';
import {
  addToCart,
  addToWishlist,
  getCart,
  getProduct,
  getWishlist,
  listProducts,
  removeFromCart,
  removeFromWishlist,
  setCartQuantity,
} from '@servery/api/template';
import { facetsOf, narrowed } from './narrow.ts';
import type { Stocked } from './products.ts';
import { cartLines, colorsOf, put, store, shown, stocked, takeOut } from './store.ts';

const sorts: Record<string, (a: Stocked, b: Stocked) => number> = {
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || a.id - b.id,
};

/** Mock handlers, one per shop endpoint. */
export const shopHandlers = [
  templateAnswer(listProducts, ({ query }) => {
    const { sortBy, perPage, page } = query;
    const found = narrowed(query);
    const sort = Object.hasOwn(sorts, sortBy) ? sorts[sortBy] : undefined;
    const sorted = sort ? found.toSorted(sort) : found;
    const { wishlist, cart } = store.read();
    return {
      products: sorted.slice((page - 1) * perPage, page * perPage).map(shown),
      total: found.length,
      userWishlist: wishlist,
      userCart: cart,
      facets: facetsOf(query),
    };
  }),
  templateAnswer(getProduct, ({ params }) => {
    const one = stocked(params.id);
    return { product: { ...shown(one), colorOptions: colorsOf(one) } };
  }),
  templateAnswer(getWishlist, () => ({
    products: store.read().wishlist.map(({ productId }) => shown(stocked(productId))),
  })),
  templateAnswer(addToWishlist, ({ body }) => {
    const { id: productId } = stocked(body.productId);
    return { item: store.change(({ wishlist }) => put(wishlist, { productId })) };
  }),
  templateAnswer(removeFromWishlist, ({ params }) => {
    store.change(({ wishlist }) => takeOut(wishlist, params.productId));
    return { isInWishlist: false } as const;
  }),
  templateAnswer(getCart, () => ({ products: cartLines() })),
  templateAnswer(addToCart, ({ body }) => {
    const { id: productId } = stocked(body.productId);
    return { item: store.change(({ cart }) => put(cart, { productId, qty: 1 })) };
  }),
  templateAnswer(setCartQuantity, ({ params, body: { qty } }) => {
    const { id: productId } = stocked(params.productId);
    const item = store.change(({ cart }) => Object.assign(put(cart, { productId, qty }), { qty }));
    return { item };
  }),
  templateAnswer(removeFromCart, ({ params }) => {
    store.change(({ cart }) => takeOut(cart, params.productId));
    return { isInCart: false } as const;
  }),
];
