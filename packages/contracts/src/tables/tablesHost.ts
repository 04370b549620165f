import type { MenuItem } from '@servery/api';
import type { ContractHost } from '../host.ts';

/** An order with the version that a change is based on. */
export interface AnOrder {
  id: number;
  version: number;
}

/** A host for the tables contract, with orders placed and paid by other endpoints. */
export interface TablesHost extends ContractHost {
  /** Places an order at a table of the first merchant. */
  placeAt: (table_id: number) => Promise<AnOrder>;
  /** Places an order from lines of a table's cart. */
  send: (table_id: number, cart: readonly AnOrder[]) => Promise<AnOrder>;
  /** Returns an item of the first merchant's menu without options. */
  dish: () => Promise<{ id: number; price: number }>;
  /** Returns an available item of the first merchant's menu with one option group. */
  dishWithChoices: () => Promise<MenuItem>;
  /** Pays the balance of an order. */
  pay: (order: AnOrder) => Promise<AnOrder>;
  /** Requests help or the bill as a guest, with the code of the table. */
  request: (qr_token: string, kind: 'bill' | 'help') => Promise<void>;
  /** Voids an order. */
  end: (order: AnOrder) => Promise<AnOrder>;
}
