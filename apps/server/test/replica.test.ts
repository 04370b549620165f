import { displayMenu, getMerchantInfo, listOrders, placeOrder } from '@servery/api';
import { sql } from 'kysely';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/db/open.ts';
import { followReplica, openReports, reportsOf, type Reports } from '../src/storage/db/replica.ts';
import { first } from '../src/storage/sql.ts';
import { fillWithSample } from './contractData.ts';
import { engines } from './databases.ts';
import { startPostgres, type TestServer as Primary } from './postgres.ts';
import { startStandby, type Standby } from './standby.ts';
import { serverOn, type TestServer } from './serverOn.ts';

describe.runIf(engines.includes('postgres'))('reports from a standby', () => {
  let primary: Primary;
  let standby: Standby;
  let server: TestServer;
  beforeAll(async () => {
    primary = (await startPostgres()) as Primary;
    const database = await openDatabase<unknown>({ dataDir: '', databaseUrl: primary.url });
    await fillWithSample(database);
    server = serverOn(database);
    standby = await startStandby(primary.url);
  });
  afterAll(async () => {
    await server.close();
    await standby.stop();
    await primary.stop();
  });

  const follow = (maxLagMs: number) =>
    followReplica(server.host.database, { databaseUrl: standby.url, maxLagMs, checkMs: 20 });
  const portOf = (reports: Reports) =>
    reports.read(
      async (db) =>
        (await first(db, sql<{ port: number }>`select inet_server_port() as port`))!.port,
    );
  const until = async (reports: Reports, port: number) => {
    while ((await portOf(reports)) !== port);
  };
  const here = () => Number(new URL(primary.url).port);
  const replay = async (verb: 'pause' | 'resume') => {
    const db = postgres(standby.url, { max: 1 });
    await db.unsafe(`select pg_wal_replay_${verb}()`);
    for (const wanted = verb === 'pause' ? 'paused' : 'not paused'; ;) {
      const [row] = await db`select pg_get_wal_replay_pause_state() as state`;
      if (row?.['state'] === wanted) break;
    }
    await db.end();
  };

  test('read from the primary if there is no standby', async () => {
    expect(await portOf(openReports(server.host.database, {}))).toBe(here());
    expect(await portOf(reportsOf(server.host.database))).toBe(here());
  });

  test('read from the standby only while it is up to date', async () => {
    const reports = follow(300);
    await until(reports, standby.port);
    await replay('pause');
    await sql`create table later (id int)`.execute(server.database.kysely);
    await until(reports, here());
    expect(await portOf(reports)).toBe(here());
    await replay('resume');
    await until(reports, standby.port);
    expect(await portOf(reports)).toBe(standby.port);
    await reports.close();
  });

  test('include long lists, but no lists of today', async () => {
    const reports = follow(60_000);
    server.host.reports = reports;
    await until(reports, standby.port);
    const client = await server.as('merchant');
    const ids = async (query: { startDate?: string }) => {
      const page = await client.call(listOrders, { query: { type: 'new', length: 100, ...query } });
      return page.aaData.map(({ id }) => id);
    };
    await replay('pause');
    const { categories } = await client.call(displayMenu, { query: {} });
    const { tables } = await client.call(getMerchantInfo, { query: {} });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    const body = {
      order_method: 'dine_in' as const,
      source: 'guest' as const,
      table_id: tables[0]!.id,
      lines: [{ menu_id: dish.id, quantity: 1 }],
    };
    const { id } = await client.call(placeOrder, { body });
    const weekAgo = new Date(server.host.now().getTime() - 7 * 86_400_000);
    const startDate = `${weekAgo.toISOString().slice(0, 10)} 00:00`;
    const today = `${server.host.now().toISOString().slice(0, 10)} 00:00`;
    expect(await ids({})).toContain(id);
    expect(await ids({ startDate: today })).toContain(id);
    expect(await ids({ startDate })).not.toContain(id);
    await replay('resume');
    while (!(await ids({ startDate })).includes(id));
    server.host.reports = undefined;
    await reports.close();
  });

  test('read from the primary when the standby is gone', async () => {
    const reports = follow(60_000);
    await until(reports, standby.port);
    await standby.stop();
    expect(await portOf(reports)).toBe(here());
    expect(await portOf(reports)).toBe(here());
    await reports.close();
  });
});
