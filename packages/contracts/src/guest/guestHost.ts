import type { CartLine, Order, OrderStatus, Table } from '@servery/api';
import type { ContractHost } from '../host.ts';

/** A host for the guest contract, with the actions of staff. */
export interface GuestHost extends ContractHost {
  /** Creates a table at the person's outlet, by default at the first outlet. */
  openTable: (username?: string) => Promise<Table>;
  /**
   * Renews the code of a table at the first outlet, takes it out of service, cleans it or resolves
   * its guests' request.
   */
  changeTable: (
    table_id: number,
    action: 'rotate_token' | 'deactivate' | 'clean' | 'answer',
  ) => Promise<Table>;
  /** Returns a table of the first outlet as staff see it. */
  seeTable: (table_id: number) => Promise<{ table: Table; orders: Order[]; cart: CartLine[] }>;
  /** Moves an order of the first outlet to a status, or rejects it. */
  step: (order_id: number, status: OrderStatus) => Promise<void>;
  /** Pays the balance of an order at the first outlet. */
  pay: (order_id: number) => Promise<void>;
}
