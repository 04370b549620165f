import {
  createDrawer,
  openShift,
  placeOrder,
  startCount,
  togglePaymentStatus,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import { first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant, turns } from './groups.ts';
import type { Race } from './harness.ts';
import { cashOption, plainDish } from './places.ts';

const each = 10;

/** Deletes what a group leaves, so that its people can open shifts with other drawers in the next. */
const forget = async ({ database: { kysely } }: TestServer, drawer_id: number) => {
  const isOfDrawer = sql`merchant_id = ${raceMerchant} and drawer_id = ${drawer_id}`;
  await sql`delete from cash_movement where merchant_id = ${raceMerchant}
    and shift_id in (select id from shift where ${isOfDrawer})`.execute(kysely);
  await sql`delete from shift where ${isOfDrawer}`.execute(kysely);
  await sql`delete from drawer
    where merchant_id = ${raceMerchant} and id = ${drawer_id}`.execute(kysely);
};

const newDrawer = (owner: Client, { host }: TestServer) =>
  owner.call(createDrawer, { body: { name: `Race ${host.nextId()}` } });

/** Three people open one drawer concurrently: one does. */
export async function drawerOpened(server: TestServer, tries: number): Promise<Race> {
  const people = [
    await server.as('merchant'),
    await server.as('supervisor'),
    await server.as('cashier'),
  ];
  const take = turns();
  return inGroups({
    tries,
    each,
    begin: async () => {
      const end = await take();
      return { id: (await newDrawer(people[0]!, server)).id, end };
    },
    attempt: ({ id: drawer_id }, k) =>
      isDone(
        people[k % people.length]!.call(openShift, { body: { drawer_id, piles: [] } }),
        'notAllowedNow',
      ),
    end: async ({ id, end }) => {
      const row = await first(
        server.database.kysely,
        sql<{ n: number }>`select count(*) as n from shift
          where merchant_id = ${raceMerchant} and drawer_id = ${id}`,
      );
      await forget(server, id);
      end();
      return { legal: 1, stored: row!.n };
    },
  });
}

/**
 * Cash is taken while the count of its drawer begins: the sums of the shift have exactly the sales
 * that belong to it, and the others are in no drawer.
 */
export async function drawerCounted(server: TestServer, tries: number): Promise<Race> {
  const cashier = await server.as('cashier');
  const owner = await server.as('merchant');
  const menu_id = await plainDish(owner);
  const payment_option_id = await cashOption(owner);
  const bill = () =>
    owner.call(placeOrder, {
      body: { order_method: 'pickup', lines: [{ menu_id, quantity: 1 }] },
    });
  const take = turns();
  return inGroups({
    tries,
    each,
    begin: async () => {
      const end = await take();
      const { id: drawer_id } = await newDrawer(owner, server);
      const shift = await cashier.call(openShift, { body: { drawer_id, piles: [] } });
      const bills = [];
      for (let i = 1; i < each; i += 1) bills.push(await bill());
      return { shift, drawer_id, bills, end };
    },
    attempt: ({ shift: { id, version }, bills }, k) => {
      if (k === each / 2)
        return isDone(owner.call(startCount, { params: { id }, body: { version } }));
      const order = bills[k < each / 2 ? k : k - 1]!;
      const tenders = [{ payment_option_id, amount: order.balance }];
      const body = { paid: true as const, order_id: order.id, version: order.version, tenders };
      return isDone(cashier.call(togglePaymentStatus, { body }));
    },
    end: async ({ shift, drawer_id, bills, end }) => {
      const ids = bills.map(({ id }) => id);
      const row = await first(
        server.database.kysely,
        sql<{ fixed: number; added: number; n: number }>`select
          (select (sums ->> 'sales')::bigint from shift
            where merchant_id = ${raceMerchant} and id = ${shift.id}) as fixed,
          (select coalesce(sum(amount), 0)::bigint from cash_movement
            where merchant_id = ${raceMerchant} and shift_id = ${shift.id}) as added,
          (select count(*) from cash_movement
            where merchant_id = ${raceMerchant} and order_id = any(${ids}::bigint[])) as n`,
      );
      await forget(server, drawer_id);
      end();
      const { fixed, added, n } = row!;
      // The count begins once, and each sale is recorded once.
      return { legal: each, stored: n + (fixed === added ? 1 : 0) };
    },
  });
}
