import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startPostgres, type TestServer } from '../../../../test/postgres.ts';
import type { Database } from '../database.ts';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { openDatabase } from '../open.ts';

interface Tables {
  item: { id: number };
}

describe.runIf(engines.includes('postgres'))('PostgreSQL connection loss', () => {
  let server: TestServer;
  let database: Database<Tables>;
  const events: string[] = [];

  beforeAll(async () => {
    const started = await startPostgres();
    if ('missing' in started) throw new Error(started.missing);
    server = started;
    database = await openDatabase<Tables>({
      dataDir: '',
      databaseUrl: server.url,
      onEvent: ({ kind }) => events.push(kind),
    });
    await sql`create table item (id bigint primary key)`.execute(database.kysely);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const ids = async () =>
    (await database.kysely.selectFrom('item').select('id').execute()).map(({ id }) => id);

  test('never continues a transaction on another connection', async () => {
    let tries = 0;
    await database.transaction(async (trx) => {
      tries += 1;
      await trx.insertInto('item').values({ id: tries }).execute();
      if (tries > 1) return;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const killer = await openDatabase({ dataDir: '', databaseUrl: server.url });
      const gone = `select count(*) as n from pg_stat_activity where pid = ${rows[0]!.pid}`;
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(killer.kysely);
      for (let isGone = false; !isGone;) {
        const left = await sql.raw<{ n: number }>(gone).execute(killer.kysely);
        isGone = left.rows[0]!.n === 0;
      }
      await killer.close();
      await trx.insertInto('item').values({ id: 100 }).execute();
    });
    expect(tries).toBe(2);
    expect(await ids()).toEqual([2]);
    const more = [3, 4, 5].map((id) =>
      database.transaction((trx) => trx.insertInto('item').values({ id }).execute()),
    );
    await Promise.all(more);
    expect(await ids()).toHaveLength(4);
  });

  test('keeps all acknowledged rows over a restart, refuses only with maintenance, and recovers', async () => {
    const acknowledged: number[] = [];
    const refused: unknown[] = [];
    let isOver = false;
    let next = 1000;
    const client = async () => {
      while (!isOver) {
        const id = next++;
        await database
          .transaction((trx) => trx.insertInto('item').values({ id }).execute())
          .then(
            () => acknowledged.push(id),
            (error: unknown) => refused.push(error),
          );
      }
    };
    const clients = Array.from({ length: 8 }, client);
    while (acknowledged.length < 100) await new Promise((resolve) => setImmediate(resolve));
    await server.restart();
    const before = acknowledged.length;
    while (acknowledged.length < before + 100)
      await new Promise((resolve) => setImmediate(resolve));
    isOver = true;
    await Promise.all(clients);

    const stored = new Set(await ids());
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(refused.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
    expect(database.isHealthy()).toBe(true);
    expect(events).toContain('reopened');
  });
});
