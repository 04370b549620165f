import type { ItemGroup } from '../pushes/record.ts';
import type { Pictures } from './compareItem.ts';
import type { ItemPushRecord, PushedItem } from './record.ts';

/** Storage of pushes of items. */
export interface ItemPushStore {
  /**
   * Returns an item with the outlets of its group that are in the caller’s scope, without locking
   * them.
   * @throws `notFound`
   */
  group(item_id: number): Promise<ItemGroup>;
  /** Returns the facts of pictures, by their ids. */
  pictures(ids: readonly number[]): Promise<Pictures>;
  /**
   * Returns the ids of those items that something refers to: an order, a cart, a kitchen zone or
   * another push. No order can get one of them before the write ends.
   */
  usedItems(
    items: readonly Pick<PushedItem, 'merchant_id' | 'item_id'>[],
  ): Promise<ReadonlySet<number>>;
  /**
   * Returns a push. Read it again under the locks of its outlets’ menus, which keep it from being
   * undone by someone else.
   * @throws `notFound` if it or one of its outlets is outside the caller’s scope
   */
  find(id: number): Promise<ItemPushRecord>;
  /** Saves a new or an undone push. */
  save(push: ItemPushRecord): Promise<void>;
}
