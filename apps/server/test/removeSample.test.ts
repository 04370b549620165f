import { getDashboard, getMerchantInfo, login, setUp } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeSample } from '../src/areas/merchants/removeSample.ts';
import { auditedMerchants, verifyAudit } from '../src/audit/verify.ts';
import { setUpCodeOf } from '../src/session/setUpCode.ts';
import { all } from '../src/storage/sql.ts';
import { pepper } from './contractData.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const owner = { username: 'mei.ling', password: 'lemang over an open fire' };

describe.each(engines)('removing the sample on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.browser().call(setUp, {
      body: {
        code: setUpCodeOf(pepper),
        business: 'Kopitiam Jaya',
        name: 'Lim Mei Ling',
        username: owner.username,
        new_password: owner.password,
        time_zone: 'Asia/Kuala_Lumpur',
      },
    });
  });
  afterAll(() => server.close());

  test('deletes its merchants and people, and nothing of the own business', async () => {
    await server.as('cashier');
    expect(await removeSample(server.host)).toBe(4);
    const { kysely } = server.database;
    expect(await all(kysely, sql`select name from merchant`)).toEqual([{ name: 'Kopitiam Jaya' }]);
    expect(await all(kysely, sql`select username from person`)).toEqual([
      { username: owner.username },
    ]);
    const { call } = server.browser();
    await call(login, { body: owner });
    expect((await call(getMerchantInfo, { query: {} })).name).toBe('Kopitiam Jaya');
    expect((await call(getDashboard, { query: {} })).outlets).toHaveLength(1);
    expect(await removeSample(server.host)).toBe(0);
  });

  test('leaves no row of its merchants in any table', async () => {
    const { kysely } = server.database;
    const tables = await all(
      kysely,
      sql<{ name: string }>`select c.relname as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const left = await all(
        kysely,
        sql`select 1 from ${sql.table(name)} where merchant_id between 100 and 199 limit 1`,
      );
      expect([name, left]).toEqual([name, []]);
    }
    for (const id of await auditedMerchants(kysely))
      expect((await verifyAudit(kysely, id)).broken).toBeNull();
  });
});
