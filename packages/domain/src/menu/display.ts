import type { DisplayedMenu, Named, OrderMethod } from '@servery/api';
import { offerOf, type When } from './availability.ts';
import type { CategoryRecord, ItemRecord, MenuBook } from './record.ts';
import { live } from './rows.ts';

/** Returns the categories that guests see: active ones whose parent, if any, is active too. */
export function shownCategories({ categories }: Pick<MenuBook, 'categories'>): CategoryRecord[] {
  const active = live(categories).filter((one) => one.is_active);
  const ids = new Set(active.map(({ id }) => id));
  return active.filter(({ parent_id }) => parent_id === null || ids.has(parent_id));
}

/** Returns the items on the menu: active ones in a category that guests see. */
export function itemsOnMenu(book: Pick<MenuBook, 'categories' | 'items'>): ItemRecord[] {
  const shown = new Set(shownCategories(book).map(({ id }) => id));
  return live(book.items).filter((item) => item.is_active && shown.has(item.category_id));
}

/** Returns the menu as guests see it, by order method, moment and table. */
export function displayMenu(
  book: MenuBook,
  { method, table, ...when }: When & { method: OrderMethod; table: Named | null },
): DisplayedMenu {
  const items = itemsOnMenu(book).map((item) => ({
    ...offerOf(item, method, when),
    code: item.code,
  }));
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
