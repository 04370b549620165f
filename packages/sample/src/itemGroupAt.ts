import { Problem } from '@servery/api';
import { soldOf } from '@servery/domain/price-pushes';
import { matchesOf, type ItemGroup } from '@servery/domain/pushes';
import { canPushTo } from './merchantAccounts.ts';
import type { World } from './world.ts';

/**
 * Returns an item with the outlets of its group among some merchants.
 * @throws `notFound`
 */
export function itemGroupAt(
  world: World,
  merchant_ids: readonly number[],
  item_id: number,
): ItemGroup {
  const itemsOf = (id: number) => world.menus.of(id).items;
  const merchants = world.merchants.filter(({ id }) => merchant_ids.includes(id));
  const own = merchants.find(({ id }) => itemsOf(id).some((item) => item.id === item_id));
  if (!own) throw new Problem('notFound');
  return {
    item: itemsOf(own.id).find(({ id }) => id === item_id)!,
    merchant: { id: own.id, name: own.name },
    others: merchants
      .filter(({ id }) => canPushTo(world, id, own.id))
      .map(({ id, name }) => ({ merchant: { id, name }, items: itemsOf(id) })),
  };
}

/** Returns how many of the item each outlet of a group sold last week, by the id of its merchant. */
export const soldAt = (world: World, group: ItemGroup): ReadonlyMap<number, number> =>
  new Map(
    matchesOf(group).flatMap(({ merchant: { id }, item }) => {
      const stored = world.menus.of(id).items.find((one) => one.id === item?.id);
      return stored ? [[id, soldOf(world.ordersOf([id]), stored, world.today(id))]] : [];
    }),
  );
