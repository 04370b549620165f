import {
  acceptInvitation,
  createPlatformAccount,
  editPlatformAccount,
  patchPlatformAccount,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platform } from '../src/audit/append.ts';
import { verifyAudit } from '../src/audit/verify.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

interface Entry {
  person_name: string;
  facts: { did: string };
  text: string;
}

describe.each(engines)('accounts of the platform on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test('are audited in the chain of the platform, without contact details', async () => {
    const { call } = await server.as('admin');
    const email = 'nora@example.com';
    const body = { username: 'nora.aziz', name: 'Nora Aziz', role: 'agent' as const, email };
    const { account, token } = await call(createPlatformAccount, { body });
    const browser = server.browser();
    const new_password = 'three warm roti at noon';
    await browser.call(acceptInvitation, { body: { token, new_password } });
    const params = { id: account.id };
    const phone = '+60123456789';
    const contact = { name: 'Nora Aziz', email, phone };
    const { version } = await call(editPlatformAccount, {
      params,
      body: { version: account.version, ...contact },
    });
    await call(patchPlatformAccount, { params, body: { version, is_active: false } });

    const { kysely } = server.database;
    const entries = await all(
      kysely,
      sql<Entry>`select a.person_name, a.facts, to_jsonb(a)::text as text from audit a
        where a.merchant_id = ${platform} and a.action = 'staff.changed'
          and a.object_id = ${account.id} order by a.seq`,
    );
    expect(entries.map(({ person_name, facts }) => [person_name, facts.did])).toEqual([
      ['Aishah Rahman', 'create'],
      ['Nora Aziz', 'accept'],
      ['Aishah Rahman', 'edit'],
      ['Aishah Rahman', 'deactivate'],
    ]);
    for (const { text } of entries) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(phone);
    }
    expect((await verifyAudit(kysely, platform)).broken).toBeNull();
  });

  test('are listed by name from an index', async () => {
    const plan = await server.database.transaction(async (trx) => {
      // The sample is so small that reading the whole table is cheaper.
      await sql`set local enable_seqscan = off`.execute(trx);
      return all(
        trx,
        sql<{ 'QUERY PLAN': string }>`explain select p.id from person p
          where p.merchant_id is null order by p.name_key collate "C" desc, p.id desc limit 10`,
      );
    });
    expect(JSON.stringify(plan)).toContain('person_of_platform');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
