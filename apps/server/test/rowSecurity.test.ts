import { liveEvents } from '@servery/api';
import { accountContract, ordersContract } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { asPlatform, inScope } from '../src/storage/db/confine.ts';
import { appendEvents } from '../src/storage/db/events.ts';
import { guarded } from '../src/storage/db/guarded.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { raiseRowSecurity } from '../src/storage/db/rowSecurity.ts';
import { platformTables } from '../src/storage/db/tables.ts';
import { createFeed, type Feed } from '../src/live/feed.ts';
import { reviewOpenOrders } from '../src/areas/orders/review.ts';
import { all, type Db } from '../src/storage/sql.ts';
import { contractHostOf } from './contractHost.ts';
import {
  createPostgresDatabase,
  engines,
  openSampleDatabase,
  openTestDatabase,
} from './databases.ts';
import { sampleDatabase } from './sampleTemplates.ts';
import { serverOn, type TestServer } from './serverOn.ts';

describe.runIf(engines.includes('postgres'))('row-level security on PostgreSQL', () => {
  let server: TestServer;
  let confined: Db;
  let feed: Feed;
  let reach: typeof fetch;
  beforeAll(async () => {
    const databaseUrl = await createPostgresDatabase(sampleDatabase);
    // The test's own statements aren't restricted; those of the tested server are.
    server = serverOn(await openSampleDatabase('postgres', { databaseUrl }));
    confined = await openDatabase({ dataDir: '', databaseUrl, isConfined: true });
    await raiseRowSecurity(confined);
    feed = createFeed(confined, 20);
    const app = createApp({ host: { ...server.host, database: guarded(confined) }, feed });
    reach = async (input, init) => app.fetch(new Request(input, init));
  });
  afterAll(async () => {
    feed.close();
    await confined.close();
    await server.close();
  });

  const contractHost = () => contractHostOf(server, () => reach);

  describe('account contract', () => {
    accountContract(contractHost);
  });
  describe('order contract', () => {
    ordersContract(contractHost);
  });

  const countIn = async (scope: readonly number[] | 'all') =>
    inScope(scope, async () =>
      all(
        confined.kysely,
        sql<{ merchant_id: number }>`select distinct merchant_id from orders order by 1`,
      ),
    );

  test('a statement sees only the rows in its scope', async () => {
    expect(await countIn([101])).toEqual([{ merchant_id: 101 }]);
    expect(await countIn([101, 102])).toEqual([{ merchant_id: 101 }, { merchant_id: 102 }]);
    expect((await countIn('all')).length).toBeGreaterThan(2);
    expect(await countIn([])).toEqual([]);
  });

  test('a statement without a scope can neither read, change nor add rows', async () => {
    const { kysely } = confined;
    expect(await all(kysely, sql`select 1 from orders`)).toEqual([]);
    const { numAffectedRows } = await sql`update orders set note = 'x'`.execute(kysely);
    expect(Number(numAffectedRows)).toBe(0);
    const adding = sql`insert into promotion (merchant_id, id, name, place)
      values (101, 1, 'x', 1)`.execute(kysely);
    await expect(adding).rejects.toMatchObject({ code: '42501' });
  });

  test('a statement can’t add or move a row outside its scope', async () => {
    const moving = inScope([101], () =>
      sql`update promotion set merchant_id = 102 where merchant_id = 101`.execute(confined.kysely),
    );
    await expect(moving).rejects.toMatchObject({ code: '42501' });
    const adding = inScope([101], () =>
      confined.transaction((trx) =>
        sql`insert into promotion (merchant_id, id, name, place)
          values (102, 1, 'x', 1)`.execute(trx),
      ),
    );
    await expect(adding).rejects.toMatchObject({ code: '42501' });
  });

  test('a scope ends with its statement, even on the same connection', async () => {
    await Promise.all(Array.from({ length: 30 }, () => countIn([101])));
    const seen = await Promise.all(
      Array.from({ length: 30 }, () => all(confined.kysely, sql`select 1 from orders limit 1`)),
    );
    expect(seen.flat()).toEqual([]);
  });

  test('live events reach the streams of their merchant', async () => {
    const client = await contractHost().as('merchant');
    const stop = new AbortController();
    const stream = await client.open(liveEvents, { query: { since: 0 } }, stop.signal);
    const reader = stream.getReader();
    const text = new TextDecoder();
    await server.database.transaction((trx) =>
      appendEvents(trx, 101, [
        { kind: 'order.changed', subject: { kind: 'order', id: 4711 }, version: 1 },
      ]),
    );
    let seen = '';
    while (!seen.includes('4711')) seen += text.decode((await reader.read()).value);
    expect(seen).toContain('"merchant_id":101');
    stop.abort();
  });

  test('live events of another merchant are refused', async () => {
    const client = await contractHost().as('merchant');
    const response = client.open(
      liveEvents,
      { query: { merchant_id: 102 } },
      AbortSignal.timeout(60_000),
    );
    await expect(response).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });

  test('periodic tasks reach the rows of every merchant', async () => {
    server.advance(3 * 60 * 60_000);
    const changed = await asPlatform(() =>
      reviewOpenOrders({ ...server.host, database: guarded(confined) }),
    );
    expect(changed).toBeGreaterThan(0);
    await server.reset();
  });

  test('every merchant table has a policy, and enabling it again changes nothing', async () => {
    const tables = () =>
      all(
        server.database.kysely,
        sql<{ name: string; policies: number }>`select c.relname as name, count(p.oid) as policies
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
          left join pg_policy p on p.polrelid = c.oid and c.relrowsecurity
          where n.nspname = 'public' and c.relkind = 'r' group by 1 order by 1`,
      );
    const before = await tables();
    for (const { name, policies } of before)
      expect([name, policies]).toEqual([name, platformTables.has(name) ? 0 : 1]);
    await raiseRowSecurity(confined);
    expect(await tables()).toEqual(before);
  });
});

test('row-level security separates merchants on the embedded engine', async () => {
  const database = await openTestDatabase<unknown>('embedded', { isConfined: true });
  await raiseRowSecurity(database);
  const merchants = (scope: readonly number[]) =>
    inScope(scope, () => all(database.kysely, sql`select merchant_id from merchant`));
  await asPlatform(() =>
    sql`insert into merchant (merchant_id, name, setup_status, settings)
      values (1, 'One', 'ready', '{}'), (2, 'Two', 'ready', '{}')`.execute(database.kysely),
  );
  expect(await merchants([2])).toEqual([{ merchant_id: 2 }]);
  expect(await merchants([])).toEqual([]);
  const adding = inScope([2], () =>
    sql`insert into promotion values (1, 1, 'x', 1)`.execute(database.kysely),
  );
  await expect(adding).rejects.toMatchObject({ code: '42501' });
  await database.close();
});
