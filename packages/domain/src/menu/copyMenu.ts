import type { MenuCounts } from '@servery/api';
import { copyCategory, copyItem, copyOption } from './copyRows.ts';
import type { ItemRecord, MenuBook, MenuContext, MenuChange } from './record.ts';
import { live } from './rows.ts';

/** Whether a merchant has anything on its menu that a copy could collide with. */
export const hasMenu = ({ categories, items, options }: MenuBook): boolean =>
  items.length > 0 || live(categories).length > 0 || live(options).length > 0;

/** Returns the items that a copy has: an item of a deleted category has no place on a menu. */
function itemsOf({ categories, items }: MenuBook): ItemRecord[] {
  const known = new Set(live(categories).map(({ id }) => id));
  return live(items).filter(({ category_id }) => known.has(category_id));
}

/** Returns the ids of the pictures that the items of a copy show. */
export const picturesOf = (book: MenuBook): number[] => [
  ...new Set(itemsOf(book).flatMap(({ image_id }) => image_id ?? [])),
];

/** Counts what a copy of a menu has. */
export const countMenu = (book: MenuBook, tax_classes: readonly unknown[]): MenuCounts => ({
  categories: live(book.categories).length,
  items: itemsOf(book).length,
  options: live(book.options).length,
  pictures: picturesOf(book).length,
  tax_classes: tax_classes.length,
});

/**
 * Returns an empty menu with copies of all rows of another one, in the same order. Stock isn't
 * copied, and every item is available. `pictures` has the id of each picture's copy.
 * @throws `invalid` if the context's merchant lacks a tax class of an item
 */
export function copyMenu(
  to: MenuBook,
  from: MenuBook,
  pictures: ReadonlyMap<number, number>,
  context: MenuContext,
): Pick<MenuChange, 'book'> {
  let book = to;
  const categories = new Map<number, number>();
  const options = new Map<number, number>();
  const idIn = (ids: ReadonlyMap<number, number>, id: number | null) =>
    id === null ? null : (ids.get(id) ?? null);

  // Parents first, because a category can only be put into one that exists.
  const parentsFirst = live(from.categories).toSorted(
    (a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null),
  );
  for (const category of parentsFirst) {
    const parent_id = idIn(categories, category.parent_id);
    const made = copyCategory(book, category, parent_id, context);
    book = made.book;
    categories.set(category.id, made.id);
  }
  const places = new Map(from.categories.map(({ id, place }) => [categories.get(id), place]));
  book = {
    ...book,
    categories: book.categories.map((row) => ({ ...row, place: places.get(row.id) ?? row.place })),
  };
  for (const option of live(from.options)) {
    const made = copyOption(book, option, context);
    book = made.book;
    options.set(option.id, made.id);
  }
  for (const item of itemsOf(from)) {
    const rows = {
      category_id: categories.get(item.category_id)!,
      image_id: idIn(pictures, item.image_id),
      option_ids: item.option_ids.flatMap((id) => options.get(id) ?? []),
    };
    book = copyItem(book, item, rows, context).book;
  }
  return { book };
}
