import type { CartLine, Order, OrderStatus, Table } from '@servery/api';
import type { ContractHost } from './host.ts';

/** What a host gives the contract of guests besides: what the house does meanwhile. */
export interface GuestHost extends ContractHost {
  /** Puts a new table on the plan of somebody's outlet; the first one's unless told. */
  openTable: (username?: string) => Promise<Table>;
  /** Gives a table of the first outlet a new code, or takes it out of service. */
  changeTable: (
    table_id: number,
    action: 'rotate_token' | 'deactivate' | 'clean' | 'answer',
  ) => Promise<Table>;
  /** What the staff of the first outlet see of a table. */
  seeTable: (table_id: number) => Promise<{ table: Table; orders: Order[]; cart: CartLine[] }>;
  /** Moves an order of the first outlet on, or refuses it. */
  step: (order_id: number, status: OrderStatus) => Promise<void>;
  /** Takes all that an order of the first outlet owes. */
  pay: (order_id: number) => Promise<void>;
}
