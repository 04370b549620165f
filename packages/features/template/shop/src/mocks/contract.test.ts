import { createClient, nameOf, type AnyEndpoint } from '@servery/api';
import {
  addToCart,
  addToWishlist,
  getCart,
  getProduct,
  getWishlist,
  listProducts,
  productCategories,
  removeFromCart,
  removeFromWishlist,
  setCartQuantity,
} from '@servery/api/template';
import * as template from '@servery/api/template';
import { setScenario } from '@servery/api/mocks';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shopHandlers } from './handlers.ts';
import { shopMocks } from './index.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...shopHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  shopMocks.reset();
});

const { call } = createClient({ baseURL });
const list = (query: Parameters<typeof call<typeof listProducts>>[1]['query'] = {}) =>
  call(listProducts, { query });
const cart = async () => (await call(getCart, {})).products;

describe('shop products', () => {
  test('lists 27 unique products of all categories, each with a picture', async () => {
    const { products, total } = await list({ perPage: 100 });
    expect([products.length, total]).toEqual([27, 27]);
    for (const key of ['id', 'name', 'slug'] as const)
      expect(new Set(products.map((one) => one[key])).size).toBe(27);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(productCategories));
    expect(new Set(products.map(({ brand }) => brand)).size).toBe(10);
    for (const { image } of products) expect(image).toMatch(/^data:image\/svg\+xml,/);
  });

  test('pages by nine, and returns nothing past the last page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
    expect(pages.map(({ products }) => products.length)).toEqual([9, 9, 9, 0]);
    const of10 = await list({ page: 3, perPage: 10 });
    expect([of10.products.length, of10.total]).toEqual([7, 27]);
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(27);
  });

  test('finds products by name, ignoring case, without wildcards', async () => {
    const { products, total } = await list({ q: 'KNIFE' });
    expect(total).toBe(products.length);
    expect(products.map(({ name }) => name)).toEqual([
      'Gyuto chef’s knife, 21 cm',
      'Paring knife, set of three',
    ]);
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ q: '.*' })).total).toBe(0);
  });

  test.each(['featured', 'newest', 'constructor', undefined])(
    'keeps the featured order if sorted by %s',
    async (sortBy) => {
      const { products } = await list({ perPage: 100, ...(sortBy && { sortBy }) });
      expect(products.map(({ id }) => id)).toEqual(products.map((_, index) => index + 1));
    },
  );

  test('sorts by price in both directions across pages', async () => {
    const up = (await list({ sortBy: 'price-asc', perPage: 100 })).products;
    const down = (await list({ sortBy: 'price-desc', perPage: 100 })).products;
    const prices = up.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(down.map(({ price }) => price)).toEqual(prices.toReversed());
    expect((await list({ sortBy: 'price-asc' })).products[0]).toEqual(up[0]);
  });

  test('returns one product, and 404 for an unknown one', async () => {
    const { product } = await call(getProduct, { params: { id: 20 } });
    expect(product).toMatchObject({ name: 'Label printer for prep dates', brand: 'Ordo' });
    expect(product.colorOptions.length).toBeGreaterThan(0);
    expect((await call(getProduct, { params: { id: 20 } })).product).toEqual(product);
    for (const id of [28, 999_999])
      await expect(call(getProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const broken = await fetch('http://sample.test/apps/ecommerce/products/printer');
    expect(broken.status).toBe(404);
  });

  test('combines filters by category, brands, price and rating', async () => {
    const { products } = await list({
      category: 'cookware',
      brand: ['Brasa', 'Kuali'],
      minPrice: 16800,
      maxPrice: 38900,
      rating: 4,
      sortBy: 'price-asc',
    });
    expect(products.map(({ name }) => name)).toEqual([
      'Carbon steel wok, 36 cm',
      'Copper-core saucepan, 2 l',
    ]);
    const { total } = await list({ brand: ['Ordo'] });
    expect(total).toBe(3);
  });

  test('counts the products of each choice, given the other filters', async () => {
    const all = await list();
    const sum = (counts: readonly { count: number }[]) =>
      counts.reduce((before, { count }) => before + count, 0);
    expect(sum(all.facets.categories)).toBe(27);
    expect(sum(all.facets.brands)).toBe(27);
    expect(all.facets.ratings).toContainEqual({ value: 1, count: 27 });
    for (const { value, count } of all.facets.brands)
      expect((await list({ brand: [value] })).total).toBe(count);
    for (const { value, count } of all.facets.ratings)
      expect((await list({ rating: value })).total).toBe(count);
    const ordo = await list({ brand: ['Ordo'] });
    expect(ordo.facets.brands).toEqual(all.facets.brands);
    expect(ordo.facets.categories).toContainEqual({ value: 'devices', count: 3 });
    expect(ordo.facets.categories).toContainEqual({ value: 'knives', count: 0 });
  });

  test('rejects an invalid page or page size', async () => {
    for (const query of [{ page: 0 }, { perPage: 0 }, { perPage: 101 }])
      await expect(list(query)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('shop scenarios', () => {
  test('the empty scenario has no products, filters, wishlist or cart', async () => {
    setScenario('empty');
    const { products, total, facets } = await list();
    expect({ products, total, brands: facets.brands, prices: facets.prices }).toEqual({
      products: [],
      total: 0,
      brands: [],
      prices: { min: 0, max: 0 },
    });
    expect(await cart()).toEqual([]);
    expect((await call(getWishlist, {})).products).toEqual([]);
  });

  test('the many scenario has 999 unique products that can be bought', async () => {
    setScenario('many');
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, page) => list({ page: page + 1, perPage: 100 })),
    );
    const all = pages.flatMap(({ products }) => products);
    expect([all.length, pages[0]!.total]).toEqual([999, 999]);
    for (const key of ['id', 'name', 'slug'] as const)
      expect(new Set(all.map((product) => product[key])).size).toBe(999);
    await call(addToCart, { body: { productId: 999 } });
    expect((await cart()).at(-1)).toMatchObject({ id: 999, name: all[998]!.name });
    setScenario('usual');
    expect((await cart()).map(({ id }) => id)).toEqual([1, 17, 14]);
  });
});

describe('the wishlist', () => {
  test('adds and removes a product, and marks it on products', async () => {
    const { item } = await call(addToWishlist, { body: { productId: 7 } });
    expect(item).toEqual({ id: expect.any(Number), productId: 7 });
    const wishlistIds = async () =>
      (await call(getWishlist, {})).products.map(({ id, isInWishlist }) => isInWishlist && id);
    expect(await wishlistIds()).toEqual([20, 5, 15, 7]);
    expect((await call(getProduct, { params: { id: 7 } })).product.isInWishlist).toBe(true);
    expect((await list()).userWishlist).toContainEqual(item);
    await call(removeFromWishlist, { params: { productId: 7 } });
    await call(removeFromWishlist, { params: { productId: 7 } });
    expect(await wishlistIds()).toEqual([20, 5, 15]);
  });

  test('stores a product once, and rejects an unknown one', async () => {
    const twice = [20, 20].map((productId) => call(addToWishlist, { body: { productId } }));
    const ids = (await Promise.all(twice)).map(({ item }) => item.id);
    expect(ids[0]).toBe(ids[1]);
    await expect(call(addToWishlist, { body: { productId: 400 } })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect((await call(getWishlist, {})).products).toHaveLength(3);
  });
});

describe('the cart', () => {
  test('adds one of a product with status 201', async () => {
    const response = await fetch('http://sample.test/apps/ecommerce/cart', {
      method: 'POST',
      body: JSON.stringify({ productId: 7 }),
    });
    expect(response.status).toBe(201);
    expect((await cart()).at(-1)).toMatchObject({ id: 7, qty: 1, isInCart: true });
    await call(removeFromCart, { params: { productId: 7 } });
    expect((await cart()).map(({ id }) => id)).toEqual([1, 17, 14]);
  });

  test('gives each item a unique id, even after others were removed', async () => {
    await call(removeFromCart, { params: { productId: 17 } });
    for (const productId of [2, 3, 17]) await call(addToCart, { body: { productId } });
    const { userCart } = await list();
    const ids = userCart.map(({ id }) => id);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('returns the same delivery date, offers and discount on every read', async () => {
    for (let id = 1; id <= 27; id++) await call(addToCart, { body: { productId: id } });
    const first = await cart();
    expect(first).toHaveLength(27);
    expect(await cart()).toEqual(first);
    for (const { shippingDate } of first) {
      const days =
        (Date.parse(shippingDate) - Date.parse(new Date().toISOString().slice(0, 10))) / 864e5;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(8);
    }
    for (const key of ['offers', 'discountPercentage', 'shippingDate'] as const)
      expect(new Set(first.map((line) => line[key])).size).toBeGreaterThan(3);
  });

  test('sets a quantity from one to ten, and restores a removed line', async () => {
    await call(setCartQuantity, { params: { productId: 1 }, body: { qty: 10 } });
    expect((await cart())[0]).toMatchObject({ id: 1, qty: 10 });
    await call(addToCart, { body: { productId: 1 } });
    expect((await cart())[0]?.qty).toBe(10);
    await call(removeFromCart, { params: { productId: 17 } });
    await call(setCartQuantity, { params: { productId: 17 }, body: { qty: 4 } });
    expect((await cart()).find(({ id }) => id === 17)?.qty).toBe(4);
    for (const qty of [0, 11, 1.5])
      await expect(
        call(setCartQuantity, { params: { productId: 1 }, body: { qty } }),
      ).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      call(setCartQuantity, { params: { productId: 400 }, body: { qty: 1 } }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });
});

test('every shop endpoint has exactly one mock handler', () => {
  const promised = Object.values(template)
    .filter(
      (value): value is typeof value & AnyEndpoint =>
        typeof value === 'object' && 'path' in value && value.path.startsWith('/apps/ecommerce/'),
    )
    .map(nameOf);
  const handled = shopHandlers.map(({ info }) => {
    const { method, path } = info as { method?: unknown; path?: unknown };
    return `${String(method)} ${String(path).replace('*', '')}`;
  });
  expect(promised).toHaveLength(9);
  expect(handled.toSorted()).toEqual(promised.toSorted());
});
