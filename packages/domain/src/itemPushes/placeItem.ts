import { copiedFields, copyCategory, copyItem, copyOption } from '../menu/copyRows.ts';
import { editMenu } from '../menu/menus.ts';
import type { ItemRecord, MenuBook, MenuChange, MenuContext } from '../menu/record.ts';
import type { LockedMenu } from '../menu/store.ts';
import { categoryPath, rowNamed, rowsOf } from './compareItem.ts';

/** A menu in which rows were found by name or created. */
interface Matched {
  book: MenuBook;
  /** The ids of the rows, in the order in which they were asked for. */
  ids: number[];
  /** The ids of those that were created. */
  created: number[];
}

/**
 * Returns the category of an item in another menu by its name, creating it if it is missing. A
 * created one is below its parent’s namesake, unless that is itself below another category.
 */
function matchCategory(
  book: MenuBook,
  source: MenuBook,
  category_id: number,
  context: MenuContext,
): Matched {
  const path = categoryPath(source.categories, category_id);
  const known = rowNamed(book.categories, path.at(-1)!.name);
  if (known) return { book, ids: [known.id], created: [] };
  let next = book;
  let parent_id: number | null = null;
  const created: number[] = [];
  for (const category of path) {
    const namesake = rowNamed(next.categories, category.name);
    if (namesake) {
      parent_id = namesake.parent_id === null ? namesake.id : null;
      continue;
    }
    const made = copyCategory(next, category, parent_id, context);
    next = made.book;
    parent_id = made.id;
    created.push(made.id);
  }
  return { book: next, ids: created.slice(-1), created };
}

/** Returns the food options of an item in another menu by their names, creating missing ones. */
function matchOptions(
  book: MenuBook,
  source: MenuBook,
  option_ids: readonly number[],
  context: MenuContext,
): Matched {
  let next = book;
  const ids: number[] = [];
  const created: number[] = [];
  for (const option of rowsOf(source.options, option_ids)) {
    const known = rowNamed(next.options, option.name);
    if (known) {
      ids.push(known.id);
      continue;
    }
    const made = copyOption(next, option, context);
    next = made.book;
    ids.push(made.id);
    created.push(made.id);
  }
  return { book: next, ids, created };
}

/** A menu after an item was added or changed, with the ids of the rows created for it. */
export interface PlacedItem {
  after: MenuChange;
  categories: number[];
  options: number[];
}

/** The outlet’s own item, null if its menu doesn’t have it, and the picture that it gets. */
interface Place {
  own: ItemRecord | null;
  image_id: number | null;
}

/**
 * Adds an item to another menu, or changes the fields of its own item except prices, availability
 * and stock.
 * @throws `invalid`
 */
export function placeItem(
  { state, context }: LockedMenu,
  source: { item: ItemRecord; book: MenuBook },
  { own, image_id }: Place,
): PlacedItem {
  const { item, book: from } = source;
  const category = matchCategory(state, from, item.category_id, context);
  const { book, ...options } = matchOptions(category.book, from, item.option_ids, context);
  const rows = { category_id: category.ids[0]!, option_ids: options.ids, image_id };
  // The picture may have been copied after the menu was locked.
  const copied = image_id === null ? [] : [image_id];
  const pictures = new Set([...(context.pictures ?? []), ...copied]);
  const withPicture = { ...context, pictures };
  const after = own
    ? editMenu(book, own.id, { ...editOf(own), ...copiedFields(item), ...rows }, withPicture)
    : copyItem(book, item, rows, withPicture);
  return { after, categories: category.created, options: options.created };
}

/** Returns the edit of an item that changes nothing. */
export const editOf = ({
  id: _id,
  place: _place,
  options: _options,
  stock: _stock,
  is_available: _available,
  unavailable_until: _until,
  ...edit
}: ItemRecord): Parameters<typeof editMenu>[2] => edit;
