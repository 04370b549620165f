import type { GuestTable } from '@servery/api';
import type { Act } from '../orders/record.ts';
import type { CartRecord, Floor, FloorChange } from './record.ts';

/** Which floor is decided about, and the table whose cart is held as well. */
export interface FloorPlace {
  merchant_id: number;
  cart_of?: number;
}

/** The table that a guest's code opens. */
export interface GuestPlace {
  merchant_id: number;
  table_id: number;
}

/** One line of a cart as it was and as it is; null where it is new or gone. */
export interface CartLineChange {
  before: CartRecord | null;
  after: CartRecord | null;
}

/** Storage of a merchant's tables and their carts. */
export interface FloorStore {
  /**
   * Returns the merchant of a table in the caller's scope.
   * @throws `notFound`
   */
  merchantOf(table_id: number): Promise<number>;
  /** @throws `notFound` where the code is not a table's current one */
  findByToken(token: string): Promise<GuestPlace>;
  /** Returns a fresh token for a table's code. */
  newToken(): string;
  /** Reads a floor as it is now, not locked. */
  read(merchant_id: number): Promise<Floor>;
  /** Locks a floor, before any order of it, until the unit ends. */
  lock(place: FloorPlace): Promise<{ state: Floor; context: Act }>;
  /** Saves what a rule made of a floor: its tables, and lines of carts that moved with them. */
  save(before: Floor, change: FloorChange): Promise<void>;
  /**
   * Locks one line of a cart in the caller's scope.
   * @throws `notFound`
   */
  lockLine(id: number): Promise<CartRecord>;
  /** Returns a table as its guests see it now. */
  guestTable(place: GuestPlace): Promise<GuestTable>;
  /** Saves lines of one table's cart. */
  saveLines(changes: readonly CartLineChange[]): Promise<void>;
  /** Locks lines of carts of a merchant; those that are gone are left out. */
  lockLines(merchant_id: number, ids: readonly number[]): Promise<readonly CartRecord[]>;
  /** Removes lines that went into an order, which is what tells of them. */
  dropLines(merchant_id: number, ids: readonly number[]): Promise<void>;
}
