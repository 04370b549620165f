import { productCategories, type listProducts } from '@servery/api/template';
import type { Parsed } from '@servery/api';
import { matchesSearch } from '@servery/domain/search';
import { productsNow, type Stocked } from './products.ts';

type Query = Parsed<typeof listProducts>['query'];
type Filter = 'q' | 'category' | 'brand' | 'price' | 'rating';

const tests: Record<Filter, (one: Stocked, query: Query) => boolean> = {
  q: ({ name }, { q }) => matchesSearch(q, name),
  category: ({ category }, query) => query.category === '' || query.category === category,
  brand: ({ brand }, query) => query.brand.length === 0 || query.brand.includes(brand),
  price: ({ price }, { minPrice = 0, maxPrice = Infinity }) =>
    price >= minPrice && price <= maxPrice,
  rating: ({ rating }, query) => rating >= (query.rating ?? 1),
};

/** Returns the products that match a query; `but` ignores one filter. */
export const narrowed = (query: Query, but?: Filter): Stocked[] =>
  productsNow().filter((one) =>
    Object.entries(tests).every(([name, test]) => name === but || test(one, query)),
  );

const counted = <T>(
  values: readonly T[],
  rows: readonly Stocked[],
  has: (one: Stocked, value: T) => boolean,
) => values.map((value) => ({ value, count: rows.filter((one) => has(one, value)).length }));

const brandsOf = (rows: readonly Stocked[]) =>
  [...new Set(rows.map(({ brand }) => brand))].toSorted();

const rangeOf = (rows: readonly Stocked[]) => {
  const prices = rows.map(({ price }) => price);
  return prices.length > 0
    ? { min: Math.min(...prices), max: Math.max(...prices) }
    : { min: 0, max: 0 };
};

/** Returns the number of products that each choice would leave. */
export const facetsOf = (query: Query) => ({
  categories: counted(
    productCategories,
    narrowed(query, 'category'),
    (one, value) => one.category === value,
  ),
  brands: counted(
    brandsOf(productsNow()),
    narrowed(query, 'brand'),
    (one, value) => one.brand === value,
  ),
  ratings: counted([4, 3, 2, 1], narrowed(query, 'rating'), (one, value) => one.rating >= value),
  prices: rangeOf(productsNow()),
});
