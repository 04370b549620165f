import { closeMerchant, getMerchantAccount, login, type MerchantAccount } from '@servery/api';
import { contractPassword as password } from '@servery/contracts';
import { closingMs } from '@servery/domain/merchants';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishClosings } from '../src/areas/merchants/finishClosings.ts';
import { verifyAudit } from '../src/audit/verify.ts';
import { asPlatform } from '../src/storage/db/confine.ts';
import { all, first } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const id = 103;

describe.each(engines)('closing a merchant for good on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const account = async (): Promise<MerchantAccount> =>
    (await server.as('admin')).call(getMerchantAccount, { params: { id } });
  const finish = () => asPlatform(() => finishClosings(server.host));
  const rows = <One>(statement: RawBuilder<One>) => all(server.database.kysely, statement);
  /** The money of the merchant that the law keeps. */
  const money = () =>
    first(
      server.database.kysely,
      sql`select (select count(*) from orders where merchant_id = ${id}) as orders,
        (select sum(total) from orders where merchant_id = ${id}) as total,
        (select sum(amount) from payment where merchant_id = ${id}) as paid,
        (select count(*) from order_line where merchant_id = ${id}) as lines`,
    );
  /** The number of rows of the merchant with the name or the phone number of a guest. */
  const personal = () =>
    first(
      server.database.kysely,
      sql<{ count: number }>`select
        (select count(*) from orders where merchant_id = ${id}
          and (customer_name <> '' or phone <> '' or address <> '' or note <> ''))
        + (select count(*) from order_event where merchant_id = ${id}
          and kind in ('set_note', 'owner') and facts -> 'to' is not null)
        + (select count(*) from order_line where merchant_id = ${id} and note <> '')
        + (select count(*) from member where merchant_id = ${id} and (name <> '' or phone <> ''))
        + (select count(*) from reservation where merchant_id = ${id}
          and (name <> '' or phone <> '' or note <> ''))
        + (select count(*) from queue_entry where merchant_id = ${id}
          and (name <> '' or phone <> '')) as count`,
    );

  test('waits for the 30 days', async () => {
    await rows(sql`update orders set status = 'completed', list = 'completed'
      where merchant_id = ${id} and list in ('new', 'action') returning id`);
    await rows(sql`update refund set state = 'completed' where merchant_id = ${id} returning id`);
    await rows(sql`update payment set state = 'captured' where merchant_id = ${id}
      and state in ('pending', 'authorised') returning id`);
    const { version, name } = await account();
    await (
      await server.as('admin')
    ).call(closeMerchant, {
      params: { id },
      body: { version, reason: 'The lease has ended', confirm: name },
    });
    server.advance(closingMs - 1);
    expect(await finish()).toBe(0);
    expect(await account()).toMatchObject({ status: 'closing' });
    expect((await personal())!.count).toBeGreaterThan(0);
  });

  test('ends the sign-ins, and removes the personal data of guests but no money', async () => {
    const before = await money();
    server.advance(1);
    const others = await rows<{ mark: string }>(
      sql`select md5(jsonb_agg(to_jsonb(o) order by o.id)::text) as mark from orders o
        where o.merchant_id <> ${id}`,
    );
    expect(await finish()).toBe(1);
    expect(await account()).toMatchObject({
      status: 'closed',
      closure: { closed_at: server.host.now().toISOString() },
    });
    expect(await personal()).toEqual({ count: 0 });
    expect(await money()).toEqual(before);
    expect(
      await rows(
        sql`select md5(jsonb_agg(to_jsonb(o) order by o.id)::text) as mark from orders o
          where o.merchant_id <> ${id}`,
      ),
    ).toEqual(others);
    const signIn = server.browser().call(login, {
      body: { username: 'merchant.cheras', password },
    });
    await expect(signIn).rejects.toMatchObject({ code: 'wrongCredentials' });
    expect(
      await rows(sql`select s.id from session s join person p on p.id = s.person_id
        where p.merchant_id = ${id} and s.ended_at is null`),
    ).toEqual([]);
    // Others still sign in.
    await server.browser().call(login, { body: { username: 'merchant', password } });
  });

  test('is done once, and recorded in the audit', async () => {
    const { version } = await account();
    expect(await finish()).toBe(0);
    expect((await account()).version).toBe(version);
    const audited = await rows(
      sql`select facts ->> 'did' as did from audit
        where merchant_id = ${id} and action = 'merchant.changed' order by seq`,
    );
    expect(audited).toEqual([{ did: 'close' }, { did: 'closed' }]);
    expect(await asPlatform(() => verifyAudit(server.database.kysely, id))).toMatchObject({
      broken: null,
    });
  });
});
