import type { ItemPushStore } from '@servery/domain/commands';
import { picturesWith } from '../comparedMenus.ts';
import { itemGroupAt } from '../itemGroupAt.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** Whether an order, a cart, a kitchen zone or a push of a merchant refers to an item. */
function isUsed(world: World, merchant_id: number, id: number): boolean {
  const lines = [
    ...world.ordersOf([merchant_id]).flatMap(({ items }) => items),
    ...world.tables.cartsOf(merchant_id),
  ];
  const pushes = [...world.pricePushes.of([merchant_id]), ...world.itemPushes.of([merchant_id])];
  return (
    lines.some(({ menu_id }) => menu_id === id) ||
    world.kitchens.of(merchant_id).some(({ item_ids }) => item_ids.includes(id)) ||
    pushes.some(({ item_id }) => item_id === id) ||
    world.menus.movesOf(id).length > 0
  );
}

/** The pushes of items of a world. */
export const itemPushStore = ({ ctx, world }: MemoryUnit): ItemPushStore => ({
  group: async (item_id) => itemGroupAt(world, ctx.scope(''), item_id),
  pictures: async (ids) => picturesWith(world, ids),
  usedItems: async (items) =>
    new Set(
      items.flatMap(({ merchant_id, item_id }) =>
        isUsed(world, merchant_id, item_id) ? [item_id] : [],
      ),
    ),
  find: async (id) => world.itemPushes.find(id, ctx.scope('')),
  save: async (push) => world.itemPushes.save(push),
});
