import type { ApprovalStore } from '../account/approvalStore.ts';
import type { PushStore, SessionStore } from '../account/store.ts';
import type { SignInLockStore } from '../account/signInLocks.ts';
import type { AttendanceStore } from '../attendance/store.ts';
import type { ClosingStore } from '../closings/store.ts';
import type { DeviceStore } from '../devices/store.ts';
import type { DrawerStore } from '../drawers/store.ts';
import type { DocumentStore } from '../documents/store.ts';
import type { EmployeeStore } from '../employees/store.ts';
import type { ItemPushStore } from '../itemPushes/store.ts';
import type { KitchenStore } from '../kitchen/store.ts';
import type { MediaStore } from '../media/store.ts';
import type { ExportStore } from '../merchantExports/store.ts';
import type { MenuStore } from '../menu/store.ts';
import type { ActionContext } from '../orders/record.ts';
import type { OrderChoices, OrderStore } from '../orders/store.ts';
import type { PaymentOptionStore } from '../payments/store.ts';
import type { PricePushStore } from '../pricePushes/store.ts';
import type { PrintStores } from '../printing/store.ts';
import type { QueueStore } from '../queue/store.ts';
import type { ReservationStore } from '../reservations/store.ts';
import type { BookmarkStore } from '../search/store.ts';
import type { SettingPushStore } from '../settingPushes/store.ts';
import type { MerchantStore } from '../people/merchantStore.ts';
import type { PlatformStore } from '../platform/store.ts';
import type { PeopleStore } from '../people/store.ts';
import type { FloorStore } from '../tables/store.ts';

/** Guest actions that are counted per address and day. */
export type Counted = 'join' | 'book';

/** The remaining daily quota of the address that a guest calls from. */
export interface Quota {
  /**
   * Refuses an action beyond the daily quota.
   * @throws `notAllowedNow` with `why: address_limit` if the address has done it `most` times
   */
  require(what: Counted, merchant_id: number, day: string, most: number): Promise<void>;
  /** Counts one action, if the unit completes. */
  count(what: Counted, merchant_id: number, day: string): Promise<void>;
}

/**
 * One unit of work: everything that a command reads and writes, in one transaction. Each host has
 * one implementation of each store, in SQL or in memory.
 */
export interface Unit {
  readonly now: Date;
  readonly quota: Quota;
  /**
   * Returns the requested merchant, or the caller's only one. `field` names the field that requests
   * it, 'merchant_id' by default.
   * @throws `notFound` outside the caller's scope, `invalid` if the merchant is ambiguous
   */
  readonly merchant: (requested_id: number | null, field?: string) => Promise<number>;
  /** Returns the trading day, YYYY-MM-DD, that an instant belongs to at a merchant. */
  businessDate(merchant_id: number, instant: string): Promise<string>;
  /**
   * Continues the unit as a guest of a merchant, or of the platform for null, under the name that
   * the guest gave.
   */
  guestContext(merchant_id: number | null, name?: string): void;
  /** Returns the context that rules need at a merchant, without locking anything. */
  readonly contextOf: (merchant_id: number) => Promise<ActionContext>;
  readonly approvals: ApprovalStore;
  readonly attendance: AttendanceStore;
  readonly bookmarks: BookmarkStore;
  readonly choices: OrderChoices;
  readonly closings: ClosingStore;
  readonly devices: DeviceStore;
  readonly documents: DocumentStore;
  readonly drawers: DrawerStore;
  readonly employees: EmployeeStore;
  readonly exports: ExportStore;
  readonly floors: FloorStore;
  readonly itemPushes: ItemPushStore;
  readonly kitchens: KitchenStore;
  readonly locks: SignInLockStore;
  readonly media: MediaStore;
  readonly menus: MenuStore;
  readonly merchants: MerchantStore;
  readonly orders: OrderStore;
  readonly paymentOptions: PaymentOptionStore;
  readonly people: PeopleStore;
  readonly platform: PlatformStore;
  readonly pricePushes: PricePushStore;
  readonly prints: PrintStores;
  readonly pushes: PushStore;
  readonly queues: QueueStore;
  readonly reservations: ReservationStore;
  readonly sessions: SessionStore;
  readonly settingPushes: SettingPushStore;
}
