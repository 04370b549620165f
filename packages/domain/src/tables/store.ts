import type { GuestTable } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';
import type { CartRecord, Floor, FloorChange } from './record.ts';

/** The floor to lock, and the table whose cart is locked as well. */
export interface FloorPlace {
  merchant_id: number;
  cart_of?: number;
  /** The only table that a rule needs. A host can load it and the linked ones alone. */
  only?: number;
}

/** The table that a guest's code opens. */
export interface GuestPlace {
  merchant_id: number;
  table_id: number;
}

/** A cart line before and after a change; null if it is new or removed. */
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
  /**
   * Returns the table that a code opens.
   * @throws `notFound` if the code isn't the current one of a table
   */
  findByToken(token: string): Promise<GuestPlace>;
  /** Returns a new secret for a table's code. */
  newToken(): string;
  /** Reads a floor without locking it. With `only`, it has at least this table and linked ones. */
  read(merchant_id: number, only?: number): Promise<Floor>;
  /** Locks a floor until the unit ends; it must be locked before any of its orders. */
  lock(place: FloorPlace): Promise<{ state: Floor; context: ActionContext }>;
  /** Saves a floor after a rule ran: its tables, and cart lines that moved with them. */
  save(before: Floor, change: FloorChange): Promise<void>;
  /**
   * Locks one cart line in the caller's scope.
   * @throws `notFound`
   */
  lockLine(id: number): Promise<CartRecord>;
  /** Returns the current state of a table as its guests see it. */
  guestTable(place: GuestPlace): Promise<GuestTable>;
  /** Saves lines of one table's cart. */
  saveLines(changes: readonly CartLineChange[]): Promise<void>;
  /** Locks cart lines of a merchant; removed ones are left out. */
  lockLines(merchant_id: number, ids: readonly number[]): Promise<readonly CartRecord[]>;
  /**
   * Removes lines that went into an order, without an event of their own, because the order has
   * one.
   */
  dropLines(merchant_id: number, ids: readonly number[]): Promise<void>;
}
