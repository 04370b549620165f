import { invalid, Problem } from '@servery/api';
import type { MenuAct, MenuBook, MenuChange } from './record.ts';
import { lastPlace, live, ordered, put, requireFree, requireVersion, rowOf } from './rows.ts';
import { showCategory } from './show.ts';

interface CategoryWish {
  name: string;
  parent_id: number | null;
  is_active: boolean;
}

/** A category below another one must be of the same menu, not below itself, and no third level. */
function requireParent(
  { categories }: MenuBook,
  id: number | null,
  parent_id: number | null,
): void {
  if (parent_id === null) return;
  const parent = live(categories).find((one) => one.id === parent_id);
  if (!parent) throw invalid('parent_id', 'unknown', 'There is no such category.');
  const hasChildren = live(categories).some((one) => id !== null && one.parent_id === id);
  if (parent_id === id || parent.parent_id !== null || hasChildren)
    throw invalid('parent_id', 'depth', 'Categories have two levels at most.');
}

/** Adds a category at the end. */
export function createCategory(book: MenuBook, wish: CategoryWish, act: MenuAct): MenuChange {
  requireFree(book.categories, wish.name, null);
  requireParent(book, null, wish.parent_id);
  const { name, parent_id, is_active } = wish;
  const id = act.nextId();
  const place = lastPlace(book.categories);
  const category = { id, version: 1, name, parent_id, place, is_active, is_deleted: false };
  return { book: { ...book, categories: [...book.categories, category] }, id };
}

/** Renames a category, puts it below another, switches it on or off. */
export function editCategory(
  book: MenuBook,
  id: number,
  { version, name, parent_id, is_active }: CategoryWish & { version: number },
): MenuChange {
  requireVersion(rowOf(book.categories, id), version, () => showCategory(book, id));
  requireFree(book.categories, name, id);
  requireParent(book, id, parent_id);
  const categories = put(book.categories, id, { name, parent_id, is_active });
  return { book: { ...book, categories }, id };
}

/** Takes a category with its items off the menu, or puts it back. */
export function toggleCategory(
  book: MenuBook,
  id: number,
  { version, is_active }: { version: number; is_active: boolean },
): MenuChange {
  const category = rowOf(book.categories, id);
  requireVersion(category, version, () => showCategory(book, id));
  if (category.is_active === is_active) return { book, id };
  return { book: { ...book, categories: put(book.categories, id, { is_active }) }, id };
}

/** Deletes a category without active items; the categories below it move up. */
export function deleteCategory(
  book: MenuBook,
  id: number,
  { version }: { version: number },
): MenuChange {
  requireVersion(rowOf(book.categories, id), version, () => showCategory(book, id));
  const { active_count } = showCategory(book, id);
  if (active_count > 0)
    throw new Problem('notAllowedNow', { details: { why: 'active_items', active_count } });
  const categories = put(book.categories, id, { is_deleted: true }).map((one) =>
    one.parent_id === id ? { ...one, parent_id: null, version: one.version + 1 } : one,
  );
  return { book: { ...book, categories }, id };
}

/** Puts the categories into an order. */
export const orderCategories = (book: MenuBook, ids: readonly number[]): MenuBook => ({
  ...book,
  categories: ordered(book.categories, ids),
});
