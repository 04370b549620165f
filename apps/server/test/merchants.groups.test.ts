import {
  assignSupermerchant,
  createPlatformAccount,
  getMerchantAccount,
  getUserInfo,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const kamaruddin = 3;
const me = { params: { role: 'user' as const, id: 'me' as const } };

describe.each(engines)('groups of merchants on %s', (engine) => {
  let server: TestServer;
  let admin: Client;
  let nora: number;
  beforeEach(async () => {
    server = await startTestServer(engine);
    admin = await server.as('admin');
    const { account } = await admin.call(createPlatformAccount, {
      body: {
        username: 'nora.aziz',
        name: 'Nora Aziz',
        role: 'supermerchant',
        email: 'nora@example.com',
      },
    });
    nora = account.id;
  });
  afterEach(() => server.close());

  const assign = async (id: number, supermerchant_id: number | null) => {
    const { version } = await admin.call(getMerchantAccount, { params: { id } });
    return admin.call(assignSupermerchant, { params: { id }, body: { version, supermerchant_id } });
  };
  /** Returns the people of the platform who have a merchant. */
  const holders = async (merchant_id: number) => {
    const rows = await all(
      server.database.kysely,
      sql<{ id: number }>`select p.id from person_merchant w join person p on p.id = w.person_id
        where w.merchant_id = ${merchant_id} and p.merchant_id is null order by p.id`,
    );
    return rows.map(({ id }) => id);
  };

  test('are recorded, with the supermerchant before and after', async () => {
    await assign(101, nora);
    await assign(101, nora);
    await assign(101, null);
    const rows = await all(
      server.database.kysely,
      sql<{ did: string; before: unknown; after: unknown }>`select facts ->> 'did' as did,
          before, after from audit
        where merchant_id = 101 and action = 'merchant.changed' order by seq`,
    );
    const [first, second] = [
      { id: kamaruddin, name: 'Kamaruddin Yusof' },
      { id: nora, name: 'Nora Aziz' },
    ];
    expect(rows).toEqual([
      { did: 'supermerchant', before: { supermerchant: first }, after: { supermerchant: second } },
      { did: 'supermerchant', before: { supermerchant: second }, after: { supermerchant: null } },
    ]);
  });

  test('lose a merchant in the sessions that are open, and keep its agents', async () => {
    const client = await server.as('supermerchant');
    expect((await client.call(getUserInfo, me)).merchants).toHaveLength(4);
    await assign(102, nora);
    const ids = (await client.call(getUserInfo, me)).merchants.map(({ id }) => id);
    expect(ids).toEqual([101, 103, 104]);
    expect(await holders(102)).toEqual([2, 5, nora].toSorted((a, b) => a - b));
  });

  test('have each merchant once if two administrators assign it at the same time', async () => {
    await assign(103, null);
    const { version } = await admin.call(getMerchantAccount, { params: { id: 103 } });
    const ends = await Promise.allSettled(
      [kamaruddin, nora].map((supermerchant_id) =>
        admin.call(assignSupermerchant, {
          params: { id: 103 },
          body: { version, supermerchant_id },
        }),
      ),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const own = (await holders(103)).filter((id) => id === kamaruddin || id === nora);
    expect(own).toHaveLength(1);
  });
});
