import type { MenuItem } from '@servery/api';
import type { ContractHost } from './host.ts';

/** An order as a change of it starts from. */
export interface AnOrder {
  id: number;
  version: number;
}

/** What a host gives the contract of tables besides: orders, which other calls place and pay. */
export interface TablesHost extends ContractHost {
  /** Places an order of the first merchant at a table. */
  placeAt: (table_id: number) => Promise<AnOrder>;
  /** Sends lines of a table's cart as an order, by the call that places it. */
  send: (table_id: number, cart: readonly AnOrder[]) => Promise<AnOrder>;
  /** An item of the first merchant's menu without choices. */
  dish: () => Promise<{ id: number; price: number }>;
  /** An available item of the first merchant's menu with one group of choices. */
  dishWithChoices: () => Promise<MenuItem>;
  /** Takes all that an order owes. */
  pay: (order: AnOrder) => Promise<AnOrder>;
  /** Asks for help, or for the bill, as the guests of a table do by its code. */
  ask: (qr_token: string, kind: 'bill' | 'help') => Promise<void>;
  /** Voids an order. */
  end: (order: AnOrder) => Promise<AnOrder>;
}
