import { Problem, type ItemPreview } from '@servery/api';
import { matchesOf } from '../pushes/matches.ts';
import type { ItemGroup } from '../pushes/record.ts';
import { compareItem, type Pictures } from './compareItem.ts';
import type { ComparedMenu } from './record.ts';

/**
 * Returns what a push of an item would change at the other outlets of its group. `menus` has the
 * menus of all outlets by the ids of their merchants, with at least the items that match.
 * @throws `notFound` if the item is no longer on its menu
 */
export function previewItemPush(
  group: ItemGroup,
  menus: ReadonlyMap<number, ComparedMenu>,
  pictures: Pictures,
): ItemPreview {
  const menu = menus.get(group.merchant.id)!;
  const item = menu.items.find(({ id }) => id === group.item.id);
  if (!item) throw new Problem('notFound');
  const { id, version, name } = item;
  const [, ...others] = matchesOf(group);
  return {
    item: { id, version, name, merchant: group.merchant },
    outlets: others.map(({ merchant, item: match }) => {
      const own = menus.get(merchant.id)!;
      const found = own.items.find((one) => one.id === match?.id) ?? null;
      return {
        merchant,
        item_id: found?.id ?? null,
        version: found?.version ?? null,
        ...compareItem({ item, menu }, { item: found, menu: own }, pictures),
      };
    }),
  };
}
