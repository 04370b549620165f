import { Problem } from '@servery/api';
import type { KitchenBook, KitchenChange } from '@servery/domain/kitchen';
import type { Visit, World } from '@servery/domain/sample';

/** The kitchen of a merchant as it is now. */
export function kitchenOf(world: World, merchant_id: number): KitchenBook {
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

/** The kitchen that has a zone; those outside the caller's reach have none. */
export function kitchenWith({ world, me }: Visit, zone_id: number): KitchenBook {
  const owner = me.merchant_ids.find((id) =>
    world.kitchens.of(id).some((zone) => zone.id === zone_id),
  );
  if (owner === undefined) throw new Problem('notFound');
  return kitchenOf(world, owner);
}

/** Keeps what a rule made of a kitchen and tells of it. */
export function keep({ world }: Visit, before: KitchenBook, { book, id }: KitchenChange): void {
  if (book === before) return;
  world.kitchens.keep(book.merchant_id, book.zones);
  const zone = [...book.zones, ...before.zones].find((one) => one.id === id);
  world.tell('kitchen.changed', book.merchant_id, { id, version: zone?.version ?? 0 });
}
