import { openAsBlob, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createClient,
  displayOrders,
  getOrder,
  listAllPaymentOptions,
  listOrders,
  login,
  orderMethods,
} from '@servery/api';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openArchive, type Archive } from '../src/storage/archive/openArchive.ts';
import { settleText } from '../src/storage/archive/dump.ts';
import { identifier } from '../src/storage/archive/quote.ts';
import { restoreServer } from '../src/storage/archive/restoreServer.ts';
import { createApp } from '../src/app.ts';
import { chainOldRows } from '../src/audit/chainOld.ts';
import { lendConnection } from '../src/storage/db/copy.ts';
import { guarded } from '../src/storage/db/guarded.ts';
import { migrate, migrationsFolder, readMigrations } from '../src/storage/db/migrate.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { createIds } from '../src/ids.ts';
import { createFeed } from '../src/live/feed.ts';
import { silent } from '../src/log.ts';
import { all, first, type Db } from '../src/storage/sql.ts';
import { createPostgresDatabase, engines } from './databases.ts';

const folder = join(import.meta.dirname, 'fixtures');
const releases = readdirSync(folder).filter((name) => name.startsWith('release-'));
// The secrets of the server that made the archives; see the fixtures' README.
const pepper = 'pepper of the tests';
const password = 'servery';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const emptyDatabase = async (engine: 'embedded' | 'postgres'): Promise<Db> => {
  const place =
    engine === 'postgres'
      ? { databaseUrl: await createPostgresDatabase() }
      : { image: await openAsBlob(inject('imagePath')) };
  const database = await openDatabase<unknown>({ dataDir: 'memory', ...place });
  closing.push(() => database.close());
  return database;
};

const linesOf = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes).toString().split('\n').slice(0, -1);

/** Keys of names and texts, which a later migration computes in another way. */
const keys = ['name_key', 'section_key', 'search_text', 'item_text'];
/** Columns that a later migration computes again, and a table that only counts rows by them. */
const recomputed: Record<string, readonly string[]> = {
  orders: ['list', 'payment_status', 'pricing'],
  merchant: ['settings'],
  event: ['payload'],
};
const tally = 'order_count';

/** Returns the lines of a table without the columns that are computed again, sorted. */
const lasting = (table: string, columns: readonly string[], lines: readonly string[]): string[] => {
  const dropped = new Set([...keys, ...(recomputed[table] ?? [])]);
  const isIncluded = columns.map((name) => !dropped.has(name));
  return lines
    .map((line) =>
      line
        .split('\t')
        .filter((_, i) => isIncluded[i])
        .join('\t'),
    )
    .toSorted();
};

/** Returns the rows of each table of an archive, sorted. */
async function rowsIn(archive: Archive): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>(archive.manifest.tables.map(({ name }) => [name, []]));
  for await (const { table, lines } of archive.stretches())
    rows.get(table)!.push(...linesOf(lines));
  rows.delete(tally);
  const columns = new Map(archive.manifest.tables.map((table) => [table.name, table.columns]));
  return new Map(
    [...rows].map(([name, lines]) => [name, lasting(name, columns.get(name)!, lines)]),
  );
}

/** Returns the same columns of the same tables in a database, sorted. */
const rowsNow = (database: Db, { manifest }: Archive): Promise<Map<string, string[]>> =>
  database.kysely.transaction().execute((trx) =>
    lendConnection(trx, async (connection) => {
      await settleText(connection);
      const rows = new Map<string, string[]>();
      for (const { name, columns } of manifest.tables) {
        const names = columns.map(identifier).join();
        const lines = await connection.copyOut(`select ${names} from ${identifier(name)}`);
        rows.set(name, lasting(name, columns, linesOf(lines)));
      }
      return rows;
    }),
  );

/** Starts a server on an existing database, at the time when the archive was made. */
async function serve(database: Db, now: Date) {
  await chainOldRows(database);
  const host = {
    database: guarded(database),
    now: () => now,
    nextId: createIds(() => now.getTime()),
    pepper,
    log: silent,
  };
  const feed = createFeed(host.database);
  closing.unshift(() => feed.close());
  const app = createApp({ host, feed });
  let token: string | null = null;
  const client = createClient({
    baseURL: 'http://server.test/api',
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    credentials: { token: () => token },
  });
  ({ token } = await client.call(login, { body: { username: 'merchant', password } }));
  return client;
}

describe.each(engines)('archives of earlier releases on %s', (engine) => {
  test.each(releases)('migrates %s with every row and serves it', async (release) => {
    const archive = await openArchive(join(folder, release));
    const database = await emptyDatabase(engine);
    expect(
      await restoreServer(database, archive, { now: new Date(), isReplacing: false }),
    ).toBeNull();
    const known = (await readMigrations(migrationsFolder)).map(({ name }) => name);
    const ran = await all(
      database.kysely,
      sql<{ name: string }>`select name from migration order by name`,
    );
    expect(ran.map(({ name }) => name)).toEqual(known);
    expect(known.length).toBeGreaterThan(archive.manifest.migrations.length);
    expect(await migrate(database)).toEqual([]);

    const [before, now] = [await rowsIn(archive), await rowsNow(database, archive)];
    for (const [table, rows] of before) expect([table, now.get(table)]).toEqual([table, rows]);

    // The subject of live events is given by kind and id, also in rows from before there were
    // kinds.
    const strays = await all(
      database.kysely,
      sql`select e.kind, e.payload from event e left join orders o
        on o.merchant_id = e.merchant_id and o.id = (e.payload -> 'subject' ->> 'id')::bigint
        where e.payload ? 'order_id' or e.payload -> 'subject' ->> 'kind' <> 'order' or o.id is null`,
    );
    expect(strays).toEqual([]);

    // The one tax of an order became a list of tax classes.
    const taxed = await all(
      database.kysely,
      sql`select 1 from orders where pricing ? 'tax' or pricing -> 'tax_classes' -> 0 ->> 'code'
          is distinct from 'SST'
        union all select 1 from merchant where settings ? 'tax'
          or settings -> 'tax_classes' -> 0 ->> 'code' is distinct from 'SST'
        union all select 1 from table_cart where tax_class <> 'SST'`,
    );
    expect(taxed).toEqual([]);

    const client = await serve(database, new Date(archive.manifest.made_at));
    // Payment options stay active for every order method, in the till's previous order.
    const query = { order: 'asc' as const, length: 100 };
    const options = (await client.call(listAllPaymentOptions, { query })).aaData;
    expect(options.map(({ kind, place }) => [kind, place])).toEqual([
      ['cash', 1],
      ['card', 2],
      ['e_wallet', 3],
      ['wallet', 4],
      ['bank', 5],
    ]);
    for (const option of options)
      expect(option).toMatchObject({ is_active: true, methods: orderMethods, version: 1 });

    const { orders } = await client.call(displayOrders, { query: {} });
    const search = orders[0]!.lines[0]!.name;
    const found = await client.call(listOrders, {
      query: { search, startDate: '2026-01-01 00:00', length: 100 },
    });
    expect(found.aaData.map(({ id }) => id)).toContain(orders[0]!.id);
    const placed = await first(
      database.kysely,
      sql<{ id: number }>`select object_id as id from audit
        where action = 'order.placed' order by id desc limit 1`,
    );
    expect(orders.map(({ id }) => id)).toContain(placed!.id);
    const shown = await client.call(getOrder, { params: { id: placed!.id } });
    expect(shown.items.map(({ name }) => name)).toEqual(['Cendol']);
  });
});
