import { editSetting, getMerchantInfo, getSettings, listSettingChanges } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const number = '514123456789';

describe.each(engines)('the payout account on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test('has its whole number in no response, and in no table but the settings', async () => {
    const { call } = await server.as('merchant');
    const { versions } = await call(getSettings, { query: {} });
    const body = {
      type: 'payout' as const,
      version: versions.payout,
      bank: 'maybank' as const,
      holder: 'Seri Melati Sdn Bhd',
      number,
    };
    const options = { idempotencyKey: crypto.randomUUID() };
    const answers: unknown[] = [
      await call(editSetting, { body }, options),
      await call(editSetting, { body }, options),
      await call(getSettings, { query: {} }),
      await call(getMerchantInfo, { query: {} }),
      await call(listSettingChanges, { query: {} }),
    ];
    expect(answers[2]).toMatchObject({ payout: { last_four: '6789' } });
    expect(JSON.stringify(answers)).not.toContain(number.slice(0, 8));

    const { kysely } = server.database;
    const tables = await all(
      kysely,
      sql<{ name: string }>`select c.relname as name from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const rows = await all(
        kysely,
        sql`select 1 from ${sql.table(name)} t where t::text like ${`%${number}%`} limit 1`,
      );
      if (rows.length > 0) holding.push(name);
    }
    expect(holding).toEqual(['merchant']);
  });
});
