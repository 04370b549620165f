import { contextBy, itemNamed } from '../orders/anyOrder.ts';
import type { ItemRecord } from '../menu/record.ts';
import type { LockedMenu } from '../menu/store.ts';
import type { ItemGroup } from '../pushes/record.ts';
import type { PushTarget } from './rules.ts';

const dish = itemNamed('Nasi lemak ayam berempah');

/** For tests: returns an outlet’s item by the outlet’s id. */
export const itemAt = (merchant_id: number, item: Partial<ItemRecord> = {}): ItemRecord => ({
  ...dish,
  id: merchant_id * 10_000,
  version: 1,
  name: 'Nasi lemak',
  code: 'NL01',
  price: 1290,
  prices: {},
  ...item,
});

/** For tests: returns the locked menus of outlets by their ids, with one item each. */
export const menusOf = (
  items: ReadonlyMap<number, ItemRecord>,
  context = contextBy('supermerchant'),
): Map<number, LockedMenu> =>
  new Map(
    [...items].map(([merchant_id, item]) => [
      merchant_id,
      { state: { merchant_id, categories: [], items: [item], options: [] }, context },
    ]),
  );

/** For tests: returns the group of outlets by their ids, of which the first one pushes a price. */
export function groupOf(items: ReadonlyMap<number, ItemRecord>): ItemGroup {
  const [first, ...others] = [...items].map(([id, item]) => ({
    merchant: { id, name: `Outlet ${id}` },
    items: [item],
  }));
  return { item: first!.items[0]!, merchant: first!.merchant, others };
}

/** For tests: returns the targets of a push to outlets. */
export const targetsAt = (items: ReadonlyMap<number, ItemRecord>): PushTarget[] =>
  [...items].map(([merchant_id, { id, version }]) => ({ merchant_id, item_id: id, version }));
