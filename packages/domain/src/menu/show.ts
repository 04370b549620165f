import type { FoodMenu, FoodOption, MenuCategory } from '@servery/api';
import { isSetAvailable } from './availability.ts';
import type { ItemRecord, MenuBook } from './record.ts';
import { live, rowOf } from './rows.ts';

/** Returns a category as its editors see it. */
export function showCategory(
  { merchant_id, categories, items }: MenuBook,
  id: number,
): MenuCategory {
  const { version, name, parent_id, place, is_active } = rowOf(categories, id);
  const inside = items.filter(({ category_id }) => category_id === id);
  return {
    id,
    version,
    merchant_id,
    name,
    parent_id,
    priority: place,
    is_active,
    item_count: inside.length,
    active_count: inside.filter((item) => item.is_active).length,
  };
}

/** Returns an item as its editors see it, at a moment. */
export function showMenu(
  { merchant_id, categories, items }: MenuBook,
  id: number,
  now: Date,
): FoodMenu {
  const { place, options: _options, ...item }: ItemRecord = rowOf(items, id);
  const category = live(categories).find((one) => one.id === item.category_id);
  const is_available = isSetAvailable(item, now);
  return {
    ...item,
    merchant_id,
    category_name: category?.name ?? null,
    priority: place,
    is_available,
    unavailable_until: is_available ? null : item.unavailable_until,
    windows: [...item.windows],
    option_ids: [...item.option_ids],
  };
}

/** Returns a food option as its editors see it, without deleted choices. */
export function showOption({ merchant_id, items, options }: MenuBook, id: number): FoodOption {
  const { version, name, min, max, place, is_active, ...option } = rowOf(options, id);
  return {
    id,
    version,
    merchant_id,
    name,
    min,
    max,
    priority: place,
    is_active,
    items: option.items
      .filter(({ is_deleted }) => !is_deleted)
      .map(({ is_deleted: _gone, ...choice }) => choice),
    used_by: live(items.filter(({ option_ids }) => option_ids.includes(id))).map((item) => ({
      id: item.id,
      name: item.name,
    })),
  };
}
