import { endView, getUserInfo, liveEvents, logout, startView } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platform } from '../src/audit/append.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };

describe.each(engines)('viewing a merchant on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const start = async (username: string, merchant_id: number) => {
    const client = await server.as(username);
    await client.call(startView, { body: { merchant_id } });
    return client;
  };

  test('is recorded in the audit of the merchant with its start and end', async () => {
    const agent = await start('agent', 102);
    await agent.call(endView, { body: {} });
    await agent.call(endView, { body: {} });
    const rows = await all(
      server.database.kysely,
      sql<{ action: string; person_name: string }>`select action, person_name from audit
        where merchant_id = 102 and action like 'view.%' order by seq`,
    );
    expect(rows).toEqual([
      { action: 'view.started', person_name: 'Jason Lim Wei Jie' },
      { action: 'view.ended', person_name: 'Jason Lim Wei Jie' },
    ]);
  });

  test('ends with a sign-out, which is recorded for the platform', async () => {
    const actions = async (merchant_id: number) => {
      const rows = await all(
        server.database.kysely,
        sql<{ action: string }>`select action from audit
          where merchant_id = ${merchant_id} and person_id = 3 order by seq`,
      );
      return rows.map(({ action }) => action);
    };
    const group = await start('supermerchant', 103);
    await group.call(logout, { body: {} });
    expect(await actions(103)).toEqual(['view.started', 'view.ended']);
    expect((await actions(platform)).at(-1)).toBe('session.ended');
  });

  test('ends the event streams that were open before', async () => {
    const admin = await server.as('admin');
    const stop = new AbortController();
    const stream = await admin.open(liveEvents, { query: { merchant_id: 101 } }, stop.signal);
    await admin.call(startView, { body: { merchant_id: 102 } });
    const reader = stream.getReader();
    // Events that were sent before the end are read first.
    let read = await reader.read();
    while (!read.done) read = await reader.read();
    expect(read.done).toBe(true);
    stop.abort();
  });

  test('ends when the merchant leaves the scope', async () => {
    const agent = await start('agent', 102);
    const { kysely } = server.database;
    await sql`delete from person_merchant where merchant_id = 102 and person_id = 2`.execute(
      kysely,
    );
    expect(await agent.call(getUserInfo, me)).toMatchObject({
      viewing: null,
      merchants: [{ id: 101 }],
    });
    await sql`insert into person_merchant (person_id, merchant_id) values (2, 102)`.execute(kysely);
  });
});
