import {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  patchPaymentOption,
  placeOrder,
  togglePaymentStatus,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import { first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant } from './groups.ts';
import type { Race } from './harness.ts';
import { plainDish } from './places.ts';

const each = 10;

const create = (owner: Client, { host }: TestServer, methods: ('pickup' | 'delivery')[]) =>
  owner.call(createPaymentOption, {
    body: { name: `Race ${host.nextId()}`, kind: 'card', methods },
  });

const remove = async ({ database: { kysely } }: TestServer, ids: readonly number[]) => {
  await sql`delete from payment_option
    where merchant_id = ${raceMerchant} and id = any(${ids}::bigint[])`.execute(kysely);
};

/**
 * The last two payment options of an order method are deactivated, narrowed and deleted
 * concurrently: one write succeeds, and one option stays.
 */
export async function lastOptions(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const owner = await server.as('merchant');
  await sql`update payment_option set methods = methods - 'delivery'
    where merchant_id = ${raceMerchant}`.execute(db);
  const name = (id: number) => `Race edited ${id}`;
  const writes = [
    (id: number) =>
      owner.call(patchPaymentOption, { params: { id }, body: { version: 1, is_active: false } }),
    (id: number) => owner.call(deletePaymentOption, { params: { id }, body: { version: 1 } }),
    (id: number) =>
      owner.call(editPaymentOption, {
        params: { id },
        body: { version: 1, name: name(id), kind: 'card', methods: ['pickup'] },
      }),
  ];
  // Groups share the merchant's order method, so that each begins after the one before it.
  let turn = Promise.resolve();
  return inGroups({
    tries,
    each,
    begin: async () => {
      const before = turn;
      let end = () => {};
      turn = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      const [a, b] = [
        await create(owner, server, ['delivery']),
        await create(owner, server, ['delivery']),
      ];
      return { ids: [a.id, b.id], end };
    },
    attempt: ({ ids }, k) => {
      const run = writes[k % writes.length]!(ids[k % 2]!);
      return isDone(run, 'conflict', 'invalid', 'notAllowedNow', 'notFound');
    },
    end: async ({ ids, end }) => {
      const row = await first(
        db,
        sql<{ n: number }>`select count(*) as n from payment_option
          where merchant_id = ${raceMerchant} and is_active and methods @> '["delivery"]'`,
      );
      await remove(server, ids);
      end();
      return { legal: 1, stored: ids.length - row!.n };
    },
  });
}

/** Two managers edit one payment option in the same version: one edit succeeds and is stored. */
export async function optionEdited(server: TestServer, tries: number): Promise<Race> {
  const managers = [await server.as('merchant'), await server.as('supermerchant')];
  return inGroups({
    tries,
    each,
    begin: () => create(managers[0]!, server, ['pickup']),
    attempt: ({ id, name }, k) => {
      const body = { version: 1, name: `${name} ${k}`, kind: 'card' as const };
      return isDone(
        managers[k % managers.length]!.call(editPaymentOption, { params: { id }, body }),
        'conflict',
      );
    },
    end: async ({ id }) => {
      const row = await first(
        server.database.kysely,
        sql<{ version: number }>`select version from payment_option
          where merchant_id = ${raceMerchant} and id = ${id}`,
      );
      await remove(server, [id]);
      return { legal: 1, stored: row!.version - 1 };
    },
  });
}

/** A payment option is deleted while bills are paid with it: it is deleted, or has the payments. */
export async function optionPaidWith(server: TestServer, tries: number): Promise<Race> {
  const owner = await server.as('merchant');
  const menu_id = await plainDish(owner);
  const bill = () =>
    owner.call(placeOrder, {
      body: { order_method: 'pickup', lines: [{ menu_id, quantity: 1 }] },
    });
  return inGroups({
    tries,
    each,
    begin: async () => {
      const { id } = await create(owner, server, ['pickup']);
      const bills = [];
      for (let i = 0; i < each / 2; i += 1) bills.push(await bill());
      return { id, bills };
    },
    attempt: ({ id, bills }, k) => {
      if (k % 2 === 1) {
        const body = { version: 1 };
        return isDone(
          owner.call(deletePaymentOption, { params: { id }, body }),
          'notAllowedNow',
          'notFound',
        );
      }
      const { id: order_id, version, balance: amount } = bills[k / 2]!;
      const tenders = [{ payment_option_id: id, amount }];
      const body = { paid: true as const, order_id, version, tenders };
      return isDone(owner.call(togglePaymentStatus, { body }), 'invalid');
    },
    end: async ({ id, bills }) => {
      const row = await first(
        server.database.kysely,
        sql<{ paid: number; is_kept: boolean }>`select
          (select count(*) from payment
            where merchant_id = ${raceMerchant} and option_id = ${id}) as paid,
          exists (select 1 from payment_option
            where merchant_id = ${raceMerchant} and id = ${id}) as is_kept`,
      );
      const { paid, is_kept } = row!;
      await remove(server, [id]);
      return { legal: is_kept ? bills.length : 1, stored: paid + Number(!is_kept) };
    },
  });
}
