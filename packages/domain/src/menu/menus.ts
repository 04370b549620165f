import { invalid, Problem, type AvailabilityWindow, type FoodMenu } from '@servery/api';
import { demand } from '../people/demand.ts';
import { settled } from './choices.ts';
import { moveOf } from './moveOf.ts';
import type { ItemRecord, MenuAct, MenuBook, MenuChange } from './record.ts';
import { isSameName, lastPlace, live, ordered, put, requireVersion, rowOf } from './rows.ts';
import { showMenu } from './show.ts';

/** What an item is made of. */
export interface MenuWish {
  category_id: number;
  name: string;
  code: string;
  description: string;
  price: number;
  prices: FoodMenu['prices'];
  tax_class: string;
  is_active: boolean;
  min_quantity: number;
  max_quantity: number | null;
  prep_minutes: number | null;
  windows: readonly AvailabilityWindow[];
  low_stock: number | null;
  allow_negative: boolean;
  image_id: number | null;
  option_ids: readonly number[];
}

/** The prices of ways of getting it that really differ. */
const pricesOf = (prices: FoodMenu['prices']): ItemRecord['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([, price]) => price != null));

/** Refuses what does not go together, or points at nothing. */
export function requireItem(
  book: MenuBook,
  wish: MenuWish,
  id: number | null,
  { shop }: Pick<MenuAct, 'shop'>,
): void {
  const { code } = shop.settings.tax;
  if (wish.tax_class !== code)
    throw invalid('tax_class', 'unknown_tax_class', `There is no such tax class. Use ${code}.`);
  if (!live(book.categories).some((one) => one.id === wish.category_id))
    throw invalid('category_id', 'unknown', 'There is no such category.');
  if (wish.max_quantity !== null && wish.max_quantity < wish.min_quantity)
    throw invalid('max_quantity', 'below_min', 'Is less than the smallest quantity.');
  const isTaken = book.items.some(
    (item) => item.id !== id && wish.code !== '' && isSameName(item.code, wish.code),
  );
  if (isTaken) throw invalid('code', 'taken', 'Another item has this code.');
  const known = new Set(live(book.options).map((option) => option.id));
  wish.option_ids.forEach((one, i) => {
    if (!known.has(one))
      throw invalid(`option_ids.${i}`, 'unknown', 'There is no such food option.');
  });
}

/** Refuses a picture that the library has not; one that an item had before is left to it. */
function requirePicture(
  { image_id }: Pick<MenuWish, 'image_id'>,
  before: Pick<ItemRecord, 'image_id'> | null,
  { pictures }: MenuAct,
): void {
  if (image_id === null || image_id === before?.image_id || !pictures) return;
  if (!pictures.has(image_id))
    throw invalid('image_id', 'unknown', 'There is no such picture in the library.');
}

/** Adds an item at the end of the menu. */
export function createMenu(
  book: MenuBook,
  { stock, ...wish }: MenuWish & { stock: number | null },
  act: MenuAct,
): MenuChange {
  requireItem(book, wish, null, act);
  requirePicture(wish, null, act);
  const id = act.nextId();
  const item: ItemRecord = {
    ...wish,
    id,
    version: 1,
    prices: pricesOf(wish.prices),
    place: lastPlace(book.items),
    is_available: true,
    unavailable_until: null,
    stock,
    options: [],
  };
  const counted = { mode: 'set' as const, quantity: stock ?? 0, before: null, after: stock };
  return {
    book: settled({ ...book, items: [...book.items, item] }, 'price'),
    id,
    moves: stock === null ? [] : [moveOf(id, { ...counted, reason: '' }, act)],
  };
}

/** Whether an item would be sold at other prices. */
export const isRepriced = (
  item: Pick<ItemRecord, 'price' | 'prices'>,
  wish: Pick<MenuWish, 'price' | 'prices'>,
): boolean => {
  const methods = ['dine_in', 'pickup', 'delivery'] as const;
  return (
    item.price !== wish.price ||
    methods.some((method) => (item.prices[method] ?? null) !== (wish.prices[method] ?? null))
  );
};

/** Changes an item; another price is a right of its own. */
export function editMenu(
  book: MenuBook,
  id: number,
  { version, ...wish }: MenuWish & { version: number },
  act: MenuAct,
): MenuChange {
  const item = rowOf(book.items, id);
  requireVersion(item, version, () => showMenu(book, id, act.now));
  requireItem(book, wish, id, act);
  requirePicture(wish, item, act);
  if (isRepriced(item, wish)) demand(act.actor, 'menu.price', { object_id: id, version });
  const items = put(book.items, id, { ...wish, prices: pricesOf(wish.prices) });
  return { book: settled({ ...book, items }, 'price'), id };
}

interface Toggle {
  version: number;
  is_active?: boolean | undefined;
  is_available?: boolean | undefined;
  unavailable_until: string | null;
}

/** Sets an item out of stock, perhaps until a moment, or takes it off the menu; and back. */
export function toggleMenu(
  book: MenuBook,
  id: number,
  { version, is_active, is_available, unavailable_until }: Toggle,
  act: MenuAct,
): MenuChange {
  const item = rowOf(book.items, id);
  requireVersion(item, version, () => showMenu(book, id, act.now));
  if (unavailable_until !== null) {
    if (is_available !== false)
      throw invalid('unavailable_until', 'not_out', 'Only an item that is out of stock returns.');
    if (Date.parse(unavailable_until) <= act.now.getTime())
      throw invalid('unavailable_until', 'past', 'Has passed already.');
  }
  if (is_active !== undefined && is_active !== item.is_active) {
    demand(act.actor, 'menu.edit', { object_id: id, version });
    if (is_active) requireShelf(book, item);
  }
  const change: Partial<ItemRecord> = {
    ...(is_active !== undefined && { is_active }),
    ...(is_available !== undefined && { is_available, unavailable_until }),
  };
  return { book: settled({ ...book, items: put(book.items, id, change) }, 'is_active'), id };
}

/** An item can only be on the menu in a category that is still there. */
function requireShelf({ categories }: MenuBook, { category_id, name }: ItemRecord): void {
  if (!live(categories).some(({ id }) => id === category_id))
    throw new Problem('notAllowedNow', { details: { why: 'no_category', name } });
}

interface Bulk {
  menus: readonly { id: number; version: number }[];
  action: 'activate' | 'deactivate' | 'move';
  category_id: number | null;
}

/** Does one thing to many items, all of them or none. */
export function bulkMenus(
  book: MenuBook,
  { menus, action, category_id }: Bulk,
  act: MenuAct,
): { book: MenuBook; ids: number[] } {
  if (action === 'move' && !live(book.categories).some(({ id }) => id === category_id))
    throw invalid('category_id', 'unknown', 'There is no such category.');
  const change: Partial<ItemRecord> =
    action === 'move' ? { category_id: category_id! } : { is_active: action === 'activate' };
  let { items } = book;
  for (const { id, version } of menus) {
    const item = rowOf(items, id);
    requireVersion(item, version, () => showMenu(book, id, act.now));
    if (action === 'activate') requireShelf(book, item);
    items = put(items, id, change);
  }
  return { book: settled({ ...book, items }, 'menus'), ids: menus.map(({ id }) => id) };
}

/** Puts the items into an order. */
export const orderMenus = (book: MenuBook, ids: readonly number[]): MenuBook => ({
  ...book,
  items: ordered(book.items, ids),
});
