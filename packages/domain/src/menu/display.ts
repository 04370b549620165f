import type { DisplayedMenu, Named, OrderMethod } from '@servery/api';
import { offerOf, type When } from './availability.ts';
import type { CategoryRecord, ItemRecord, MenuBook } from './record.ts';
import { live } from './rows.ts';

/** The categories that guests see: active, and so is the one they are a part of. */
export function shownCategories({ categories }: Pick<MenuBook, 'categories'>): CategoryRecord[] {
  const active = live(categories).filter((one) => one.is_active);
  const ids = new Set(active.map(({ id }) => id));
  return active.filter(({ parent_id }) => parent_id === null || ids.has(parent_id));
}

/** The items that are on the menu: active, in a category that guests see. */
export function itemsOnMenu(book: Pick<MenuBook, 'categories' | 'items'>): ItemRecord[] {
  const shown = new Set(shownCategories(book).map(({ id }) => id));
  return live(book.items).filter((item) => item.is_active && shown.has(item.category_id));
}

/** The menu as guests see it: by one way of getting the food, at a moment, at a table. */
export function displayMenu(
  book: MenuBook,
  { method, table, ...when }: When & { method: OrderMethod; table: Named | null },
): DisplayedMenu {
  const items = itemsOnMenu(book).map((item) => offerOf(item, method, when));
  const byCategory = Map.groupBy(items, ({ category_id }) => category_id);
  return {
    at: when.now.toISOString(),
    table,
    categories: shownCategories(book).map(({ id, name }) => ({
      id,
      name,
      items: byCategory.get(id) ?? [],
    })),
  };
}
