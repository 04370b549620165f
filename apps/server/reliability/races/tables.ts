import {
  addGuestLines,
  addToCart,
  placeOrder,
  switchTable,
  toggleOccupyStatus,
  type Client,
  type Table,
} from '@servery/api';
import { defaultGuestLimits } from '@servery/domain/guest';
import { sql } from 'kysely';
import { all, first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant } from './groups.ts';
import type { Race } from './harness.ts';
import { newTable, plainDish, removeTables } from './places.ts';

const each = 10;
const occupy = (client: Client, { id, version }: Table) =>
  client.call(toggleOccupyStatus, { params: { id }, body: { version, occupied: true, covers: 2 } });

/**
 * Three requests for one free table: two parties move there, and new guests are seated. One
 * succeeds.
 */
export async function tableWanted(server: TestServer, tries: number): Promise<Race> {
  const host = await server.as('merchant');
  const move = ({ id: table_id, version }: Table, { id: to_table_id }: Table) =>
    host.call(switchTable, { body: { table_id, version, to_table_id } });
  return inGroups({
    tries,
    each,
    begin: async () => ({
      one: await occupy(host, await newTable(server, host)),
      other: await occupy(host, await newTable(server, host)),
      free: await newTable(server, host),
    }),
    attempt: ({ one, other, free }, k) => {
      const input = [() => move(one, free), () => move(other, free), () => occupy(host, free)];
      return isDone(input[k % 3]!(), 'conflict', 'notAllowedNow');
    },
    end: async ({ one, other, free }) => {
      const row = await first(
        server.database.kysely,
        sql<{ version: number }>`select version from dining_table
          where merchant_id = ${raceMerchant} and id = ${free.id}`,
      );
      await removeTables(server, [one.id, other.id, free.id]);
      return { legal: 1, stored: row!.version - free.version };
    },
  });
}

/**
 * Five requests send a cart line while its guests are moved between tables: it is ordered once, and
 * then is in no cart.
 */
export async function cartMoved(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const host = await server.as('merchant');
  const menu_id = await plainDish(host);
  const send = async (line: number): Promise<boolean> => {
    for (;;) {
      const there = await first(
        db,
        sql<{ table_id: number; version: number }>`select table_id, version from table_cart
          where merchant_id = ${raceMerchant} and id = ${line}`,
      );
      if (!there) return false;
      const { table_id, version } = there;
      const body = {
        order_method: 'dine_in' as const,
        table_id,
        cart: [{ id: line, version }],
        lines: [],
      };
      if (await isDone(host.call(placeOrder, { body }), 'conflict')) return true;
    }
  };
  const move = async (ids: readonly number[]) => {
    const tables = await all(
      db,
      sql<{ id: number; version: number }>`select id, version from dining_table
        where merchant_id = ${raceMerchant} and id = any(${ids}::bigint[])
        order by sitting is null, id`,
    );
    const [from, to] = tables as [Table, Table];
    const body = { table_id: from.id, version: from.version, to_table_id: to.id, combine: true };
    await isDone(
      host.call(switchTable, { body }),
      'conflict',
      'notAllowedNow',
      'cannotCombine',
      'notFound',
    );
    return false;
  };
  return inGroups({
    tries,
    each,
    begin: async () => {
      const [from, to] = [await newTable(server, host), await newTable(server, host)];
      await occupy(host, from);
      const body = { table_id: from.id, lines: [{ menu_id, quantity: 1 }] };
      const { cart } = await host.call(addToCart, { body });
      return { ids: [from.id, to.id], line: cart[0]!.id };
    },
    attempt: ({ ids, line }, k) => (k % 2 === 0 ? move(ids) : send(line)),
    end: async ({ ids }) => {
      const row = await first(
        db,
        sql<{ n: number }>`select (select count(*) from order_line l
            join orders o on o.merchant_id = l.merchant_id and o.id = l.order_id
            where o.merchant_id = ${raceMerchant} and o.table_id = any(${ids}::bigint[]))
          + (select count(*) from table_cart
            where merchant_id = ${raceMerchant} and table_id = any(${ids}::bigint[])) as n`,
      );
      await removeTables(server, ids);
      return { legal: 1, stored: row!.n };
    },
  });
}

/** Ten guests each add a line to one cart, which has space for five more. */
export async function cartFilled(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const host = await server.as('merchant');
  const lines = [{ menu_id: await plainDish(host), quantity: 1 }];
  const remaining = 5;
  return inGroups({
    tries,
    each,
    begin: async () => {
      const table = await newTable(server, host);
      await host.call(addToCart, { body: { table_id: table.id, lines } });
      const more = Array.from(
        { length: defaultGuestLimits.max_lines - remaining - 1 },
        server.host.nextId,
      );
      await sql`insert into table_cart
        select (jsonb_populate_record(c, jsonb_build_object('id', more.id))).*
        from table_cart c, unnest(${more}::bigint[]) as more (id)
        where c.merchant_id = ${raceMerchant} and c.table_id = ${table.id}`.execute(db);
      return table;
    },
    attempt: ({ qr_token: token }) =>
      isDone(server.browser().call(addGuestLines, { body: { token, lines } }), 'notAllowedNow'),
    end: async ({ id }) => {
      const row = await first(
        db,
        sql<{ n: number }>`select count(*) as n from table_cart
          where merchant_id = ${raceMerchant} and table_id = ${id}`,
      );
      await removeTables(server, [id]);
      return { legal: remaining, stored: row!.n - defaultGuestLimits.max_lines + remaining };
    },
  });
}
