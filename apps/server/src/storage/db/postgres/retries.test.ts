import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase, engines, openTestDatabase } from '../../../../test/databases.ts';
import { hashRequest, once } from '../../../http/idempotency.ts';
import type { Database, DatabaseEvent } from '../database.ts';

type Db = Database<unknown>;

/** Blocks callers until this many have arrived; later ones pass. */
const barrier = (wanted: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let there = 0;
  return () => {
    there += 1;
    if (there === wanted) resolve();
    return promise;
  };
};

/** Starts a proxy between a node and its database, which cuts the connection at a chosen moment. */
async function startCutter(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const { port, hostname } = target;
  const sockets = new Set<Socket>();
  let isArmed: 'no' | 'before commit' | 'after commit' = 'no';
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const cut = () => {
      cuts += 1;
      isArmed = 'no';
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => {
      const hasCommitted = part.includes('COMMIT\0');
      if (isArmed === 'after commit' && hasCommitted) return cut();
      near.write(part);
      // The row is written; the commit hasn't been sent yet.
      if (isArmed === 'before commit' && part.includes('UPDATE 1\0')) cut();
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    arm: (when: typeof isArmed) => {
      isArmed = when;
    },
    cuts: () => cuts,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.runIf(engines.includes('postgres'))('PostgreSQL retries', () => {
  let databaseUrl: string;
  let database: Db;
  const events: DatabaseEvent[] = [];
  beforeAll(async () => {
    databaseUrl = await createPostgresDatabase();
    const onEvent = (event: DatabaseEvent) => events.push(event);
    database = await openTestDatabase('postgres', { databaseUrl, onEvent });
    await sql`create table account (id bigint primary key, n bigint not null)`.execute(
      database.kysely,
    );
    await sql`insert into account values (1, 0), (2, 0), (3, 0)`.execute(database.kysely);
    await sql`create table effect (key text not null)`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const valueOf = async (db: Kysely<unknown>, id: number) =>
    (await sql<{ n: number }>`select n from account where id = ${id}`.execute(db)).rows[0]!.n;
  const add = (db: Kysely<unknown>, id: number) =>
    sql`update account set n = n + 1 where id = ${id}`.execute(db);
  const retried = () => events.filter(({ kind }) => kind === 'retried');

  test('retries only the transaction that a serialization failure rolled back', async () => {
    events.length = 0;
    const bothRead = barrier(2);
    const addToWhatWasRead = () =>
      database.transaction(async (trx) => {
        await sql`set transaction isolation level serializable`.execute(trx);
        const n = await valueOf(trx, 1);
        await bothRead();
        await sql`update account set n = ${n + 1} where id = 1`.execute(trx);
      });
    await Promise.all([addToWhatWasRead(), addToWhatWasRead()]);
    expect(await valueOf(database.kysely, 1)).toBe(2);
    expect(retried().map(({ detail }) => detail)).toEqual([
      expect.stringContaining('could not serialize access'),
    ]);
  });

  test('retries only the transaction that a deadlock rolled back', async () => {
    events.length = 0;
    const bothHold = barrier(2);
    const addToBoth = (first: number, second: number) =>
      database.transaction(async (trx) => {
        await add(trx, first);
        await bothHold();
        await add(trx, second);
      });
    await Promise.all([addToBoth(2, 3), addToBoth(3, 2)]);
    expect([await valueOf(database.kysely, 2), await valueOf(database.kysely, 3)]).toEqual([2, 2]);
    expect(retried().map(({ detail }) => detail)).toEqual([
      expect.stringContaining('deadlock detected'),
    ]);
  });

  describe('over a connection that is cut', () => {
    let cutter: Awaited<ReturnType<typeof startCutter>>;
    let node: Db;
    beforeAll(async () => {
      cutter = await startCutter(databaseUrl);
      node = await openTestDatabase('postgres', { databaseUrl: cutter.url });
    });
    afterAll(async () => {
      await node.close();
      cutter.close();
    });

    const effects = async (key: string) =>
      (await sql`select 1 from effect where key = ${key}`.execute(database.kysely)).rows.length;
    const write = (key: string) =>
      once(
        node,
        { scope: 'account 1', key, hash: hashRequest(key) },
        async (trx) => {
          await sql`insert into effect (key) values (${key})`.execute(trx);
          return { status: 200, body: key };
        },
        () => null,
      );

    test('a write with an idempotency key returns its stored response if its commit succeeded', async () => {
      for (const key of ['first', 'second', 'third']) {
        const before = cutter.cuts();
        cutter.arm('after commit');
        expect(await write(key)).toEqual({ status: 200, body: key, isRepeat: true });
        expect(cutter.cuts()).toBe(before + 1);
        expect(await effects(key)).toBe(1);
      }
    });

    test('a write with an idempotency key runs once if it was cut off before its commit', async () => {
      cutter.arm('before commit');
      expect(await write('before')).toMatchObject({ status: 200, body: 'before' });
      expect(cutter.cuts()).toBeGreaterThan(3);
      expect(await effects('before')).toBe(1);
    });

    test('a write without a key is not retried if its commit may have succeeded, and fails as unreachable', async () => {
      cutter.arm('after commit');
      const unnamed = node.transaction((trx) =>
        sql`insert into effect (key) values ('unnamed')`.execute(trx),
      );
      await expect(unnamed).rejects.toMatchObject({ status: 503, reason: 'unreachable' });
      expect(await effects('unnamed')).toBe(1);
    });
  });
});
