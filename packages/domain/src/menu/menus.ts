import { invalid, Problem, type AvailabilityWindow, type FoodMenu } from '@servery/api';
import type { Edit } from '../commands/Edit.ts';
import { demand } from '../people/demand.ts';
import { isSameName } from '../search/nameKey.ts';
import { settled } from './choices.ts';
import { moveOf } from './moveOf.ts';
import type { ItemRecord, MenuContext, MenuBook, MenuChange } from './record.ts';
import { lastPlace, live, ordered, put, requireVersion, rowOf } from './rows.ts';
import { showMenu } from './show.ts';

/** The editable fields of an item. */
export interface MenuInput {
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

/** Returns the prices that are set for order methods. */
const pricesOf = (prices: FoodMenu['prices']): ItemRecord['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([, price]) => price != null));

/**
 * Refuses an inconsistent item, or one that refers to something that doesn't exist.
 * @throws `invalid`
 */
export function requireItem(
  book: MenuBook,
  input: MenuInput,
  id: number | null,
  { shop }: Pick<MenuContext, 'shop'>,
): void {
  const codes = shop.settings.tax_classes.map(({ code }) => code);
  if (!codes.includes(input.tax_class))
    throw invalid(
      'tax_class',
      'unknown_tax_class',
      `This tax class doesn’t exist. Use ${codes.join(' or ')}.`,
    );
  if (!live(book.categories).some((one) => one.id === input.category_id))
    throw invalid('category_id', 'unknown', 'This category doesn’t exist.');
  if (input.max_quantity !== null && input.max_quantity < input.min_quantity)
    throw invalid('max_quantity', 'below_min', 'Must not be less than the minimum quantity.');
  const isTaken = book.items.some(
    (item) => item.id !== id && input.code !== '' && isSameName(item.code, input.code),
  );
  if (isTaken) throw invalid('code', 'taken', 'Another item already has this code.');
  const known = new Set(live(book.options).map((option) => option.id));
  input.option_ids.forEach((one, i) => {
    if (!known.has(one))
      throw invalid(`option_ids.${i}`, 'unknown', 'This food option doesn’t exist.');
  });
}

/** Refuses a picture that isn't in the library; an item keeps the picture that it already has. */
function requirePicture(
  { image_id }: Pick<MenuInput, 'image_id'>,
  before: Pick<ItemRecord, 'image_id'> | null,
  { pictures }: MenuContext,
): void {
  if (image_id === null || image_id === before?.image_id || !pictures) return;
  if (!pictures.has(image_id))
    throw invalid('image_id', 'unknown', 'This picture isn’t in the media library.');
}

/**
 * Adds an item at the end of the menu.
 * @throws `invalid`
 */
export function createMenu(
  book: MenuBook,
  { stock, ...input }: MenuInput & { stock: number | null },
  context: MenuContext,
): MenuChange {
  requireItem(book, input, null, context);
  requirePicture(input, null, context);
  const id = context.nextId();
  const item: ItemRecord = {
    ...input,
    id,
    version: 1,
    prices: pricesOf(input.prices),
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
    moves: stock === null ? [] : [moveOf(id, { ...counted, reason: '' }, context)],
  };
}

/** Whether an edit changes any price of an item. */
export const isRepriced = (
  item: Pick<ItemRecord, 'price' | 'prices'>,
  input: Pick<MenuInput, 'price' | 'prices'>,
): boolean => {
  const methods = ['dine_in', 'pickup', 'delivery'] as const;
  return (
    item.price !== input.price ||
    methods.some((method) => (item.prices[method] ?? null) !== (input.prices[method] ?? null))
  );
};

/**
 * Changes an item; changing a price requires a separate permission.
 * @throws `invalid`
 */
export function editMenu(
  book: MenuBook,
  id: number,
  { version, ...edit }: Edit<MenuInput>,
  context: MenuContext,
): MenuChange {
  const item = rowOf(book.items, id);
  const input: MenuInput = { ...edit, is_active: edit.is_active ?? item.is_active };
  requireVersion(item, version, () => showMenu(book, id, context.now));
  requireItem(book, input, id, context);
  requirePicture(input, item, context);
  if (isRepriced(item, input)) demand(context.actor, 'menu.price', { object_id: id, version });
  const items = put(book.items, id, { ...input, prices: pricesOf(input.prices) });
  return { book: settled({ ...book, items }, 'price'), id };
}

interface Toggle {
  version: number;
  is_active?: boolean | undefined;
  is_available?: boolean | undefined;
  unavailable_until: string | null;
}

/**
 * Marks an item out of stock, perhaps until a set time, or takes it off the menu; or reverses that.
 * @throws `invalid` or `notAllowedNow`
 */
export function toggleMenu(
  book: MenuBook,
  id: number,
  { version, is_active, is_available, unavailable_until }: Toggle,
  context: MenuContext,
): MenuChange {
  const item = rowOf(book.items, id);
  requireVersion(item, version, () => showMenu(book, id, context.now));
  if (unavailable_until !== null) {
    if (is_available !== false)
      throw invalid(
        'unavailable_until',
        'not_out',
        'Only a sold-out item can become available again at a set time.',
      );
    if (Date.parse(unavailable_until) <= context.now.getTime())
      throw invalid('unavailable_until', 'past', 'This time has passed.');
  }
  if (is_active !== undefined && is_active !== item.is_active) {
    demand(context.actor, 'menu.edit', { object_id: id, version });
    if (is_active) requireCategory(book, item);
  }
  const change: Partial<ItemRecord> = {
    ...(is_active !== undefined && { is_active }),
    ...(is_available !== undefined && { is_available, unavailable_until }),
  };
  return { book: settled({ ...book, items: put(book.items, id, change) }, 'is_active'), id };
}

/** Refuses to activate an item whose category no longer exists. */
function requireCategory({ categories }: MenuBook, { category_id, name }: ItemRecord): void {
  if (!live(categories).some(({ id }) => id === category_id))
    throw new Problem('notAllowedNow', { details: { why: 'no_category', name } });
}

interface Bulk {
  menus: readonly { id: number; version: number }[];
  action: 'activate' | 'deactivate' | 'move';
  category_id: number | null;
}

/**
 * Applies one action to many items: to all of them or to none.
 * @throws `invalid` or `notAllowedNow`
 */
export function bulkMenus(
  book: MenuBook,
  { menus, action, category_id }: Bulk,
  context: MenuContext,
): { book: MenuBook; ids: number[] } {
  if (action === 'move' && !live(book.categories).some(({ id }) => id === category_id))
    throw invalid('category_id', 'unknown', 'This category doesn’t exist.');
  const change: Partial<ItemRecord> =
    action === 'move' ? { category_id: category_id! } : { is_active: action === 'activate' };
  let { items } = book;
  for (const { id, version } of menus) {
    const item = rowOf(items, id);
    requireVersion(item, version, () => showMenu(book, id, context.now));
    if (action === 'activate') requireCategory(book, item);
    items = put(items, id, change);
  }
  return { book: settled({ ...book, items }, 'menus'), ids: menus.map(({ id }) => id) };
}

/** Sets the order of the items. */
export const orderMenus = (book: MenuBook, ids: readonly number[]): MenuBook => ({
  ...book,
  items: ordered(book.items, ids),
});
