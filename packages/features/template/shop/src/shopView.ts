import { productCategories } from '@servery/api/template';
import {
  choice,
  defineView,
  open,
  page,
  scope,
  single,
  trimmed,
  type Field,
  type ViewOf,
} from '@servery/screens/view';

/** The number of products per page. */
export const perPage = 9;

const whole = (min: number, max: number) =>
  single<number | null>(null, (text) => {
    const value = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });

const brands: Field<readonly string[]> = {
  plain: [],
  name: 'brand',
  kind: 'filter',
  read: (texts) => [...new Set(texts)].filter((one) => one.length <= 40).slice(0, 40),
  write: (value) => value,
};

/** The state of the shop, as its URL holds it. Prices are in sen. */
export const shopView = defineView({
  q: trimmed(),
  sort: scope(choice(['featured', 'price-asc', 'price-desc'], 'featured')),
  look: open(choice(['grid', 'list'], 'grid')),
  page: page(),
  category: choice(productCategories, ''),
  min: whole(0, 99_999_999),
  max: whole(0, 99_999_999),
  rating: whole(1, 5),
  brands,
});
export type ShopView = ViewOf<typeof shopView>;

/** Returns the query parameters of a view. */
export const shopQuery = ({ q, sort, page, category, brands, min, max, rating }: ShopView) => ({
  q,
  sortBy: sort,
  page,
  perPage,
  category,
  brand: [...brands],
  ...(min !== null && { minPrice: min }),
  ...(max !== null && { maxPrice: max }),
  ...(rating !== null && { rating }),
});

/** Returns the number of active filters without the search; a price range counts once. */
export const countFilters = ({ category, brands, min, max, rating }: ShopView): number =>
  (category ? 1 : 0) + brands.length + (min === null && max === null ? 0 : 1) + (rating ? 1 : 0);
