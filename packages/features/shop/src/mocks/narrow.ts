import { productCategories, type listProducts } from '@servery/api/template';
import type { Parsed } from '@servery/api';
import { products, type Stocked } from './products.ts';

type Query = Parsed<typeof listProducts>['query'];
type Filter = 'q' | 'category' | 'brand' | 'price' | 'rating';

const plain = (text: string) => text.normalize('NFC').toLowerCase();

const tests: Record<Filter, (one: Stocked, query: Query) => boolean> = {
  q: ({ name }, { q }) => plain(name).includes(plain(q)),
  category: ({ category }, query) => query.category === '' || query.category === category,
  brand: ({ brand }, query) => query.brand.length === 0 || query.brand.includes(brand),
  price: ({ price }, { minPrice = 0, maxPrice = Infinity }) =>
    price >= minPrice && price <= maxPrice,
  rating: ({ rating }, query) => rating >= (query.rating ?? 1),
};

/** The products that a query narrows to; `but` leaves one filter out. */
export const narrowed = (query: Query, but?: Filter): Stocked[] =>
  products.filter((one) =>
    Object.entries(tests).every(([name, test]) => name === but || test(one, query)),
  );

const counted = <T>(
  values: readonly T[],
  rows: readonly Stocked[],
  has: (one: Stocked, value: T) => boolean,
) => values.map((value) => ({ value, count: rows.filter((one) => has(one, value)).length }));

const brands = [...new Set(products.map(({ brand }) => brand))].toSorted();
const prices = products.map(({ price }) => price);

/** How many products each choice would leave. */
export const facetsOf = (query: Query) => ({
  categories: counted(
    productCategories,
    narrowed(query, 'category'),
    (one, value) => one.category === value,
  ),
  brands: counted(brands, narrowed(query, 'brand'), (one, value) => one.brand === value),
  ratings: counted([4, 3, 2, 1], narrowed(query, 'rating'), (one, value) => one.rating >= value),
  prices: { min: Math.min(...prices), max: Math.max(...prices) },
});
