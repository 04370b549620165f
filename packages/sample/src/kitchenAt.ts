import type { KitchenBook } from '@servery/domain/kitchen';
import type { World } from './world.ts';

/** Returns the current kitchen of a merchant in a world. */
export function kitchenAt(world: World, merchant_id: number): KitchenBook {
  const { categories, items } = world.menus.of(merchant_id);
  const inOrder = categories
    .filter(({ is_deleted }) => !is_deleted)
    .toSorted((a, b) => a.place - b.place || a.id - b.id);
  return {
    merchant_id,
    zones: world.kitchens.of(merchant_id),
    printer_ids: world.prints.printersOf(merchant_id).map(({ id }) => id),
    categories: inOrder.map(({ id, name }) => ({ id, name })),
    dishes: items.map(({ id, name, category_id, is_active }) => ({
      id,
      name,
      category_id,
      is_active,
    })),
  };
}
