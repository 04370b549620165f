import {
  createTable,
  displayMenu,
  listPaymentOptions,
  type Client,
  type Table,
} from '@servery/api';
import { sql } from 'kysely';
import type { TestServer } from '../../test/serverOn.ts';
import { raceMerchant } from './groups.ts';

/** Creates a table that no other attempt uses. */
export const newTable = ({ host }: TestServer, client: Client): Promise<Table> =>
  client.call(createTable, {
    body: { name: `R${host.nextId()}`, seats_max: 4, shape: 'round', x: 0, y: 0 },
  });

/** Deletes tables with their carts; their orders stay. */
export async function removeTables({ database }: TestServer, ids: readonly number[]) {
  await database.transaction(async (trx) => {
    await sql`delete from table_cart
      where merchant_id = ${raceMerchant} and table_id = any(${ids}::bigint[])`.execute(trx);
    await sql`update orders set table_id = null
      where merchant_id = ${raceMerchant} and table_id = any(${ids}::bigint[])`.execute(trx);
    await sql`delete from dining_table
      where merchant_id = ${raceMerchant} and id = any(${ids}::bigint[])`.execute(trx);
  });
}

/** Returns an item without choices and without counted stock. */
export async function plainDish(client: Client): Promise<number> {
  const { categories } = await client.call(displayMenu, { query: {} });
  return categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!.id;
}

/** Returns the payment option of cash. */
export async function cashOption(client: Client): Promise<number> {
  const { aaData } = await client.call(listPaymentOptions, { query: { search: 'cash' } });
  return aaData[0]!.id;
}
