import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { businessDate, count, id, idParam, sen, text, wholeParam } from '../fields.ts';

/** What kinds of wares the template's shop has. */
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

/** The colours that a product comes in, as tones of the kit. */
export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** A ware of the template's shop. */
export const product = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  brand: v.string(),
  category: v.picklist(productCategories),
  price: sen,
  /** An address that an image can have, `data:` as well. */
  image: v.string(),
  hasFreeShipping: v.boolean(),
  /** Stars: 1 to 5. */
  rating: v.pipe(count, v.minValue(1), v.maxValue(5)),
  isInWishlist: v.boolean(),
  isInCart: v.boolean(),
});
export type Product = v.InferOutput<typeof product>;

/** How many of a product a cart can hold. */
const cartQuantity = v.pipe(count, v.minValue(1, 'At least 1.'), v.maxValue(10, 'At most 10.'));

/** A product in the cart. */
export const cartLine = v.object({
  ...product.entries,
  qty: cartQuantity,
  /** The day it is delivered on: between one and eight days from today. */
  shippingDate: businessDate,
  /** How many offers there are for it. */
  offers: v.pipe(count, v.minValue(1), v.maxValue(4)),
  /** What is off the price, in percent. */
  discountPercentage: v.pipe(count, v.minValue(3), v.maxValue(20)),
});
export type CartLine = v.InferOutput<typeof cartLine>;

const wishlistItem = v.object({ id, productId: id });
const cartItem = v.object({ id, productId: id, qty: cartQuantity });

const stars = wholeParam(1, 5);

/** How many products there would be, were one choice made beside those that are made elsewhere. */
const facet = <const T extends v.GenericSchema>(value: T) => v.array(v.object({ value, count }));

/**
 * Products by name; `price-asc` and `price-desc` sort, anything else is how the shop features them.
 * What narrows them further (category, brands, prices, stars) and the counts that go with it are
 * ours: templates of this kind draw these filters, and none of them does anything.
 */
export const listProducts = endpoint.get('/apps/ecommerce/products', {
  summary: 'Products of the template shop by name, a page of them.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({
    q: v.optional(text(0, 100), ''),
    sortBy: v.optional(text(0, 40), 'featured'),
    perPage: v.optional(wholeParam(1, 100), 9),
    page: v.optional(wholeParam(1, 100_000), 1),
    category: v.optional(v.picklist(['', ...productCategories]), ''),
    /** Any of these; none means every one. */
    brand: v.optional(v.pipe(v.array(text(1, 40)), v.maxLength(40)), []),
    minPrice: v.optional(wholeParam(0, 99_999_999)),
    maxPrice: v.optional(wholeParam(0, 99_999_999)),
    /** So many stars and up. */
    rating: v.optional(stars),
  }),
  returns: v.object({
    products: v.array(product),
    /** How many there are on all pages. */
    total: count,
    userWishlist: v.array(wishlistItem),
    userCart: v.array(cartItem),
    facets: v.object({
      categories: facet(v.picklist(productCategories)),
      brands: facet(v.string()),
      /** So many stars and up. */
      ratings: facet(stars),
      /** What the cheapest and the dearest product of the shop cost. */
      prices: v.object({ min: sen, max: sen }),
    }),
  }),
});

/** One product, and the colours it comes in. */
export const getProduct = endpoint.get('/apps/ecommerce/products/:id', {
  summary: 'One product of the template shop.',
  capability: 'public',
  isRooted: true,
  params: v.object({ id: idParam }),
  returns: v.object({
    product: v.object({ ...product.entries, colorOptions: v.array(v.picklist(productColors)) }),
  }),
  problems: ['notFound'],
});

/** What is wished for. */
export const getWishlist = endpoint.get('/apps/ecommerce/wishlist', {
  summary: 'The products that are wished for.',
  capability: 'public',
  isRooted: true,
  returns: v.object({ products: v.array(product) }),
});

/** Wishes for a product; one that is wished for already stays so. */
export const addToWishlist = endpoint.post('/apps/ecommerce/wishlist', {
  summary: 'Wishes for a product.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ productId: id }),
  returns: v.object({ item: wishlistItem }),
  status: 201,
  problems: ['notFound'],
});

/** Wishes for a product no longer, whether one did or not. */
export const removeFromWishlist = endpoint.delete('/apps/ecommerce/wishlist/:productId', {
  summary: 'Wishes for a product no longer.',
  capability: 'public',
  isRooted: true,
  params: v.object({ productId: idParam }),
  returns: v.object({ isInWishlist: v.literal(false) }),
});

/** What is in the cart, in the order it came in. */
export const getCart = endpoint.get('/apps/ecommerce/cart', {
  summary: 'The products in the cart.',
  capability: 'public',
  isRooted: true,
  returns: v.object({ products: v.array(cartLine) }),
});

/** Puts one of a product into the cart; one that is there already stays as it is. */
export const addToCart = endpoint.post('/apps/ecommerce/cart', {
  summary: 'Puts one of a product into the cart.',
  capability: 'public',
  isRooted: true,
  body: v.strictObject({ productId: id }),
  returns: v.object({ item: cartItem }),
  status: 201,
  problems: ['notFound'],
});

/**
 * Makes it so many of a product in the cart, whether it was there or not: a quantity that was
 * changed, or a line brought back. Templates of this kind only change it on the screen; without
 * this call it would be forgotten.
 */
export const setCartQuantity = endpoint.put('/apps/ecommerce/cart/:productId', {
  summary: 'Makes it so many of a product in the cart, 1 to 10.',
  capability: 'public',
  isRooted: true,
  params: v.object({ productId: idParam }),
  body: v.strictObject({ qty: cartQuantity }),
  returns: v.object({ item: cartItem }),
  problems: ['notFound'],
});

/** Takes a product out of the cart, whether it was there or not. */
export const removeFromCart = endpoint.delete('/apps/ecommerce/cart/:productId', {
  summary: 'Takes a product out of the cart.',
  capability: 'public',
  isRooted: true,
  params: v.object({ productId: idParam }),
  returns: v.object({ isInCart: v.literal(false) }),
});
