import type { KitchenStore } from '../kitchen/store.ts';
import type { MenuStore } from '../menu/store.ts';
import type { Act } from '../orders/record.ts';
import type { OrderChoices, OrderStore } from '../orders/store.ts';
import type { QueueStore } from '../queue/store.ts';
import type { ReservationStore } from '../reservations/store.ts';
import type { FloorStore } from '../tables/store.ts';

/** Guest actions that are counted per address and day. */
export type Counted = 'join' | 'book';

/** What the address that a guest calls from can still do today. */
export interface Quota {
  /** @throws `notAllowedNow` with `why: address_limit` where the address has done it `most` times */
  require(what: Counted, merchant_id: number, day: string, most: number): void;
  /** Counts one that was done. */
  count(what: Counted, merchant_id: number, day: string): void;
}

/**
 * One unit of work: all that a command reads and writes, in one transaction. A host has one
 * implementation of each store, in SQL or in memory.
 */
export interface Unit {
  readonly now: Date;
  readonly quota: Quota;
  /**
   * Returns the one merchant that is meant: the one asked for, or the caller's only one.
   * @throws `notFound` outside the caller's scope, `invalid` where nothing says which
   */
  merchant(asked: number | null): Promise<number>;
  /** Returns the trading day, YYYY-MM-DD, that an instant belongs to at a merchant. */
  businessDate(merchant_id: number, instant: string): Promise<string>;
  /** Does everything from here on as a guest of a merchant, under the name that guest gave. */
  actAsGuest(merchant_id: number, name?: string): void;
  /** Returns what rules need to act at a merchant, with nothing locked. */
  act(merchant_id: number): Promise<Act>;
  readonly choices: OrderChoices;
  readonly floors: FloorStore;
  readonly kitchens: KitchenStore;
  readonly menus: MenuStore;
  readonly orders: OrderStore;
  readonly queues: QueueStore;
  readonly reservations: ReservationStore;
}
