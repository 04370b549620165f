import {
  createTable,
  getTableOrder,
  type AnyEndpoint,
  type Client,
  type Order,
  type Table,
} from '@servery/api';
import type { Locator, Page } from 'playwright';

/** The pages on which the writes are made, and a client that reads the stored data. */
export interface Stage {
  owner: Client;
  /** Signed in as the merchant. */
  staff: Page;
  /** A page without a session. */
  guest: Page;
}

/** A write that was prepared on its screen and needs one press to send. */
export interface Prepared {
  page: Page;
  /** The button that sends it. */
  send: Locator;
  /** Returns the number of times it is stored. */
  stored: () => Promise<number>;
  /** Whether the screen shows it as done. */
  isShown: () => Promise<boolean>;
}

/** A write of one screen. */
export interface Write {
  to: AnyEndpoint;
  prepare: (stage: Stage) => Promise<Prepared>;
}

let created = 0;

/** Returns a number that no other write of the run uses. */
export function freshNumber(): number {
  created += 1;
  return created;
}

/** Whether an element is on the page now. */
export const isThere = async (locator: Locator): Promise<boolean> => (await locator.count()) > 0;

/** Creates a table that nothing else in the run uses. */
export function freshTable({ call }: Client): Promise<Table> {
  const body = { seats_max: 4, shape: 'square', x: 0, y: 0, section: 'Faults' } as const;
  return call(createTable, { body: { ...body, name: `Fault ${freshNumber()}` } });
}

/** Returns the orders of the party at a table. */
export const ordersAt = async ({ call }: Client, { id }: Table): Promise<Order[]> =>
  (await call(getTableOrder, { params: { id } })).orders;
