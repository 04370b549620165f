import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, count, id, idParam, sen, text, wholeParam } from '../fields.ts';

/** The product categories of the template shop. */
export const productCategories = [
  'knives',
  'cookware',
  'bakeware',
  'tableware',
  'uniforms',
  'paper',
  'devices',
  'storage',
  'cleaning',
  'bar',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** The colours of products, as tones of the kit. */
export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** A product of the template shop. */
export const product = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  brand: v.string(),
  category: v.picklist(productCategories),
  price: sen,
  /** The URL of an image, which can be a `data:` URL. */
  image: v.string(),
  hasFreeShipping: v.boolean(),
  /** Rating in stars: 1 to 5. */
  rating: v.pipe(count, v.minValue(1), v.maxValue(5)),
  isInWishlist: v.boolean(),
  isInCart: v.boolean(),
});
export type Product = v.InferOutput<typeof product>;

/** The quantity of a product in a cart. */
const cartQuantity = v.pipe(
  count,
  v.minValue(1, 'Must be at least 1.'),
  v.maxValue(10, 'Must have at most 10 entries.'),
);

/** A product in the cart. */
export const cartLine = v.object({
  ...product.entries,
  qty: cartQuantity,
  /** The delivery date: one to eight days from today. */
  shippingDate: businessDate,
  /** The number of offers for it. */
  offers: v.pipe(count, v.minValue(1), v.maxValue(4)),
  /** The discount on the price, in percent. */
  discountPercentage: v.pipe(count, v.minValue(3), v.maxValue(20)),
});
export type CartLine = v.InferOutput<typeof cartLine>;

const wishlistItem = v.object({ id, productId: id });
const cartItem = v.object({ id, productId: id, qty: cartQuantity });

const stars = wholeParam(1, 5);

/** The number of products for each value of a filter, given the selection in the other filters. */
const facet = <const T extends v.GenericSchema>(value: T) => v.array(v.object({ value, count }));

/**
 * Lists a page of products by name. `price-asc` and `price-desc` sort by price; anything else uses
 * the shop's featured order. The further filters (category, brands, prices, stars) and their counts
 * are additions: other dashboard templates show these filters without any function.
 */
export const listProducts = endpoint.get('/apps/ecommerce/products', {
  summary: 'Searches products by name, one page at a time.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({
    q: v.optional(text(0, 100), ''),
    sortBy: v.optional(text(0, 40), 'featured'),
    perPage: v.optional(wholeParam(1, 100), 9),
    page: v.optional(wholeParam(1, 100_000), 1),
    category: v.optional(v.picklist(['', ...productCategories]), ''),
    /** Matches any of these brands; an empty list matches all. */
    brand: v.optional(v.pipe(v.array(text(1, 40)), v.maxLength(40)), []),
    minPrice: v.optional(wholeParam(0, 99_999_999)),
    maxPrice: v.optional(wholeParam(0, 99_999_999)),
    /** The minimum number of stars. */
    rating: v.optional(stars),
  }),
  returns: v.object({
    products: v.array(product),
    /** The number of products on all pages. */
    total: count,
    userWishlist: v.array(wishlistItem),
    userCart: v.array(cartItem),
    facets: v.object({
      categories: facet(v.picklist(productCategories)),
      brands: facet(v.string()),
      /** The number of products with at least this many stars. */
      ratings: facet(stars),
      /** The lowest and the highest price in the shop. */
      prices: v.object({ min: sen, max: sen }),
    }),
  }),
});

/** Returns one product with its colours. */
export const getProduct = endpoint.get('/apps/ecommerce/products/:id', {
  summary: 'Returns a product.',
  capability: 'public',
  isRooted: true,
  params: v.object({ id: idParam }),
  returns: v.object({
    product: v.object({ ...product.entries, colorOptions: v.array(v.picklist(productColors)) }),
  }),
  problems: ['notFound'],
});

/** Lists the products in the wishlist. */
export const getWishlist = endpoint.get('/apps/ecommerce/wishlist', {
  summary: 'Lists the products in the wishlist.',
  capability: 'public',
  isRooted: true,
  returns: v.object({ products: v.array(product) }),
});

/** Adds a product to the wishlist. Does nothing if it is already there. */
export const addToWishlist = endpoint.post('/apps/ecommerce/wishlist', {
  summary: 'Adds a product to the wishlist.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ productId: id }),
  returns: v.object({ item: wishlistItem }),
  status: 201,
  problems: ['notFound'],
});

/** Removes a product from the wishlist, whether or not it was there. */
export const removeFromWishlist = endpoint.delete('/apps/ecommerce/wishlist/:productId', {
  summary: 'Removes a product from the wishlist.',
  capability: 'public',
  isRooted: true,
  params: v.object({ productId: idParam }),
  returns: v.object({ isInWishlist: v.literal(false) }),
});

/** Lists the products in the cart, in the order in which they were added. */
export const getCart = endpoint.get('/apps/ecommerce/cart', {
  summary: 'Lists the products in the cart.',
  capability: 'public',
  isRooted: true,
  returns: v.object({ products: v.array(cartLine) }),
});

/** Adds one unit of a product to the cart. Does nothing if it is already there. */
export const addToCart = endpoint.post('/apps/ecommerce/cart', {
  summary: 'Adds a product to the cart.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ productId: id }),
  returns: v.object({ item: cartItem }),
  status: 201,
  problems: ['notFound'],
});

/**
 * Sets the quantity of a product in the cart, whether or not it was there: to change a quantity, or
 * to restore a line. Other dashboard templates only change it on the screen and lose it on reload.
 */
export const setCartQuantity = endpoint.put('/apps/ecommerce/cart/:productId', {
  summary: 'Sets the quantity of a product in the cart, from 1 to 10.',
  capability: 'public',
  isRooted: true,
  params: v.object({ productId: idParam }),
  body: v.strictObject({ qty: cartQuantity }),
  returns: v.object({ item: cartItem }),
  problems: ['notFound'],
});

/** Removes a product from the cart, whether or not it was there. */
export const removeFromCart = endpoint.delete('/apps/ecommerce/cart/:productId', {
  summary: 'Removes a product from the cart.',
  capability: 'public',
  isRooted: true,
  params: v.object({ productId: idParam }),
  returns: v.object({ isInCart: v.literal(false) }),
});
