import { Problem } from '@servery/api';
import { createRowStore, type Amount } from '@servery/api/mocks';
import { productColors, type CartLine, type Product } from '@servery/api/template';
import { draw } from './draw.ts';
import { productsNow, type Stocked } from './products.ts';

interface Rows {
  wishlist: { id: number; productId: number }[];
  cart: { id: number; productId: number; qty: number }[];
}

const empty: Rows = { wishlist: [], cart: [] };

const seed = (amount: Amount): Rows =>
  amount === 'none'
    ? structuredClone(empty)
    : {
        wishlist: [20, 5, 15].map((productId, index) => ({ id: index + 1, productId })),
        cart: [
          [1, 1],
          [17, 4],
          [14, 2],
        ].map(([productId = 0, qty = 1], index) => ({ id: index + 1, productId, qty })),
      };

/** The wishlist and the cart of the current visitor. */
export const store = createRowStore<Rows>('shop', seed);

/**
 * Returns a product of the shop.
 * @throws `notFound` if there's none
 */
export const stocked = (id: number): Stocked => {
  const found = productsNow().find((one) => one.id === id);
  if (!found) throw new Problem('notFound');
  return found;
};

const has = (items: readonly { productId: number }[], { id }: Stocked) =>
  items.some(({ productId }) => productId === id);

/** Returns a product with the visitor's wishlist and cart flags. */
export const shown = (one: Stocked): Product => {
  const { wishlist, cart } = store.read();
  return { ...one, isInWishlist: has(wishlist, one), isInCart: has(cart, one) };
};

const dayMs = 86_400_000;

/**
 * Returns the cart lines. Values that the template randomises are derived from the product, so that
 * they're stable.
 */
export const cartLines = (now = Date.now()): CartLine[] =>
  store.read().cart.map(({ productId, qty }) => {
    const of = (what: string, min: number, max: number) => draw(`${what} ${productId}`, min, max);
    const delivery = new Date(now + of('delivery', 1, 8) * dayMs);
    return {
      ...shown(stocked(productId)),
      qty,
      shippingDate: delivery.toISOString().slice(0, 10),
      offers: of('offers', 1, 4),
      discountPercentage: of('discount', 3, 20),
    };
  });

/** Returns the colours of a product; the same ones each time. */
export const colorsOf = ({ id }: Stocked) => {
  const last = draw(`colours ${id}`, 2, productColors.length);
  return productColors.slice(0, last);
};

/** Returns an unused id. */
const nextId = (items: readonly { id: number }[]) => Math.max(0, ...items.map(({ id }) => id)) + 1;

/** Returns the list's item of a product; adds it if it's missing. */
export function put<Item extends { id: number; productId: number }>(
  items: Item[],
  item: Omit<Item, 'id'> & { productId: number },
): Item {
  const known = items.find(({ productId }) => productId === item.productId);
  if (known) return known;
  const fresh = { ...item, id: nextId(items) } as Item;
  items.push(fresh);
  return fresh;
}

/** Removes a product from a list, if it's there. */
export const takeOut = (items: { productId: number }[], productId: number): void => {
  const index = items.findIndex((item) => item.productId === productId);
  if (index !== -1) items.splice(index, 1);
};
