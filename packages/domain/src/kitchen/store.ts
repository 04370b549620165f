import type { Store } from '../commands/Store.ts';
import type { KitchenBook, KitchenChange, ZoneRecord } from './record.ts';

/** Storage of the zones of a merchant's kitchen. */
export interface KitchenStore extends Store<
  number,
  KitchenBook,
  { nextId: () => number },
  KitchenChange
> {
  /**
   * Returns the merchant of a zone in the caller's scope.
   * @throws `notFound`
   */
  merchantOf(zone_id: number): Promise<number>;
  /** Returns the zones of a merchant without locking them. */
  zonesOf(merchant_id: number): Promise<readonly ZoneRecord[]>;
}
