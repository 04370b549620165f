import { productCategories, type ProductCategory } from '@servery/api/template';

/** What the shop shows, as its address says it. Prices are in sen. */
export interface ShopView {
  q: string;
  sort: 'featured' | 'price-asc' | 'price-desc';
  look: 'grid' | 'list';
  page: number;
  category: ProductCategory | '';
  brands: readonly string[];
  min: number | null;
  max: number | null;
  rating: number | null;
}

/** The shop as nobody has chosen anything. */
export const plainShop: ShopView = {
  q: '',
  sort: 'featured',
  look: 'grid',
  page: 1,
  category: '',
  brands: [],
  min: null,
  max: null,
  rating: null,
};

/** How many products stand on a page. */
export const perPage = 9;

/** Every filter as it is when nothing is chosen. */
export const noFilters = {
  q: '',
  category: '',
  brands: [],
  min: null,
  max: null,
  rating: null,
} as const satisfies Partial<ShopView>;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

const whole = (text: string | null, min: number, max: number): number | null => {
  if (text === null || !/^\d{1,8}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
};

const most = 99_999_999;

/** The view that an address asks for; what it cannot mean is left out. */
export function readShop(search: string): ShopView {
  const asked = new URLSearchParams(search);
  return {
    q: (asked.get('q') ?? '').normalize('NFC').trim().slice(0, 100),
    sort: oneOf(['price-asc', 'price-desc'], asked.get('sort')) ?? 'featured',
    look: oneOf(['list'], asked.get('look')) ?? 'grid',
    page: whole(asked.get('page'), 1, 100_000) ?? 1,
    category: oneOf(productCategories, asked.get('category')) ?? '',
    brands: [...new Set(asked.getAll('brand'))].filter((one) => one.length <= 40).slice(0, 40),
    min: whole(asked.get('min'), 0, most),
    max: whole(asked.get('max'), 0, most),
    rating: whole(asked.get('rating'), 1, 5),
  };
}

/** The address after a change; a change of anything but the page or the look goes back to the first page. What is not the shop's stays. */
export function writeShop(search: string, change: Partial<ShopView>): string {
  const next = new URLSearchParams(search);
  const before = readShop(search);
  const isOnlyLook = Object.keys(change).every((name) => name === 'look');
  const view = { ...before, page: isOnlyLook ? before.page : 1, ...change };
  const { brands, ...rest } = view;
  for (const name of Object.keys(rest) as (keyof typeof rest)[]) {
    if (rest[name] === plainShop[name] || rest[name] === null) next.delete(name);
    else next.set(name, String(rest[name]));
  }
  next.delete('brand');
  for (const brand of brands) next.append('brand', brand);
  return next.toString();
}

/** What to ask for a view. */
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

/** How many filters a view has set beside its search; both ends of the price count once. */
export const countFilters = ({ category, brands, min, max, rating }: ShopView): number =>
  (category ? 1 : 0) + brands.length + (min === null && max === null ? 0 : 1) + (rating ? 1 : 0);
