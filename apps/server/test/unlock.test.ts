import { approve, type Problem } from '@servery/api';
import { contractPassword as password } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '../src/audit/verify.ts';
import { unlock } from '../src/session/unlock.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

describe.each(engines)('unlock on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const signIn = async (username: string, word: string) => {
    const body = JSON.stringify({ username, password: word });
    return (await server.fetch(`${baseURL}/login`, { method: 'POST', body })).status;
  };
  const lock = async (username: string) => {
    for (let i = 0; i < 5; i += 1) await signIn(username, 'wrong');
    expect(await signIn(username, password)).toBe(423);
  };

  test('lets only that person sign in again after wrong passwords', async () => {
    await lock('cashier');
    await lock('waiter');
    // A username may contain an @.
    await sql`insert into attempt (key, failures, locks, at)
      values ('login:cashier@branch@10.0.0.7', 3, 0, now())`.execute(server.database.kysely);
    expect(await unlock(server.host, ' Cashier ')).toBeGreaterThan(0);
    expect(await signIn('cashier', password)).toBe(200);
    expect(await signIn('waiter', password)).toBe(423);
    const recorded = await all(
      server.database.kysely,
      sql`select 1 from attempt where key = 'login:cashier@branch@10.0.0.7'`,
    );
    expect(recorded).toHaveLength(1);
  });

  test('lets a person enter PINs again after wrong ones', async () => {
    const { call } = await server.as('cashier');
    const [order] = await all(
      server.database.kysely,
      sql<{ id: number }>`select id from orders where merchant_id = 101 order by id limit 1`,
    );
    const request = { capability: 'order.void' as const, object_id: order!.id, version: 1 };
    const resultOf = (pin: string) =>
      call(approve, { body: { pin, request } }).then(
        () => 'approved',
        ({ code }: Problem) => code,
      );
    for (let i = 0; i < 5; i += 1) expect(await resultOf(`000${i}`)).toBe('wrongPin');
    expect(await resultOf('5937')).toBe('locked');
    await unlock(server.host, 'cashier');
    expect(await resultOf('5937')).toBe('approved');
  });

  test('is recorded in the audit of the person’s merchant', async () => {
    await unlock(server.host, 'kitchen');
    const rows = await all(
      server.database.kysely,
      sql`select person_id, person_name, action, facts from audit
        where merchant_id = 101 order by seq desc limit 1`,
    );
    expect(rows).toEqual([
      {
        person_id: null,
        person_name: 'Command line',
        action: 'person.unlocked',
        facts: { counts: 0 },
      },
    ]);
    expect((await verifyAudit(server.database.kysely, 101)).broken).toBeNull();
  });

  test('refuses an unknown username', async () => {
    await expect(unlock(server.host, 'nobody')).rejects.toThrow(
      'Nobody has the username "nobody".',
    );
  });
});
