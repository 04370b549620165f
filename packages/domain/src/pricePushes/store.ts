import type { ItemGroup } from '../pushes/record.ts';
import type { PricePushRecord } from './record.ts';

/** Storage of price pushes. */
export interface PricePushStore {
  /**
   * Returns an item with the outlets of its group that are in the caller’s scope, without locking
   * them.
   * @throws `notFound`
   */
  group(item_id: number): Promise<ItemGroup>;
  /**
   * Returns a push. Read it again under the locks of its outlets’ menus, which keep it from being
   * undone by someone else.
   * @throws `notFound` if it or one of its outlets is outside the caller’s scope
   */
  find(id: number): Promise<PricePushRecord>;
  /** Saves a new or an undone push. */
  save(push: PricePushRecord): Promise<void>;
}
