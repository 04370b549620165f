import { invalid, Problem } from '@servery/api';
import type { Edit } from '../commands/Edit.ts';
import type { MenuContext, MenuBook, MenuChange } from './record.ts';
import { lastPlace, live, ordered, put, requireFree, requireVersion, rowOf } from './rows.ts';
import { showCategory } from './show.ts';

interface CategoryInput {
  name: string;
  parent_id: number | null;
  is_active: boolean;
}

/**
 * Refuses a parent category that doesn't exist, is the category itself, or would create a third
 * level.
 */
function requireParent(
  { categories }: MenuBook,
  id: number | null,
  parent_id: number | null,
): void {
  if (parent_id === null) return;
  const parent = live(categories).find((one) => one.id === parent_id);
  if (!parent) throw invalid('parent_id', 'unknown', 'This category doesn’t exist.');
  const hasChildren = live(categories).some((one) => id !== null && one.parent_id === id);
  if (parent_id === id || parent.parent_id !== null || hasChildren)
    throw invalid('parent_id', 'depth', 'Categories can be up to 2 levels deep.');
}

/**
 * Adds a category at the end.
 * @throws `invalid`
 */
export function createCategory(
  book: MenuBook,
  input: CategoryInput,
  context: MenuContext,
): MenuChange {
  requireFree(book.categories, input.name, null);
  requireParent(book, null, input.parent_id);
  const { name, parent_id, is_active } = input;
  const id = context.nextId();
  const place = lastPlace(book.categories);
  const category = { id, version: 1, name, parent_id, place, is_active, is_deleted: false };
  return { book: { ...book, categories: [...book.categories, category] }, id };
}

/**
 * Changes a category's name and parent, and whether it is active.
 * @throws `invalid`
 */
export function editCategory(
  book: MenuBook,
  id: number,
  { version, name, parent_id, ...input }: Edit<CategoryInput>,
): MenuChange {
  const category = rowOf(book.categories, id);
  requireVersion(category, version, () => showCategory(book, id));
  requireFree(book.categories, name, id);
  requireParent(book, id, parent_id);
  const { is_active = category.is_active } = input;
  const categories = put(book.categories, id, { name, parent_id, is_active });
  return { book: { ...book, categories }, id };
}

/** Activates or deactivates a category with its items. */
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

/**
 * Deletes a category without active items; the categories below it move up.
 * @throws `notAllowedNow`
 */
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

/** Sets the order of the categories. */
export const orderCategories = (book: MenuBook, ids: readonly number[]): MenuBook => ({
  ...book,
  categories: ordered(book.categories, ids),
});
