import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { changePassword, displayMenu, placeOrder, type Client } from '@servery/api';
import { contractPassword } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dump, settleText } from '../src/storage/archive/dump.ts';
import { openArchive } from '../src/storage/archive/openArchive.ts';
import { restoreServer } from '../src/storage/archive/restoreServer.ts';
import { tablesOf } from '../src/storage/archive/tables.ts';
import { writeArchive } from '../src/storage/archive/writeArchive.ts';
import { lendConnection } from '../src/storage/db/copy.ts';
import { migrationsFolder, readMigrations } from '../src/storage/db/migrate.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { all, first, type Db } from '../src/storage/sql.ts';
import { createPostgresDatabase, engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a hash of each table's rows. */
const hashes = (database: Db): Promise<Record<string, string>> =>
  database.kysely.transaction().execute((trx) =>
    lendConnection(trx, async (connection) => {
      await settleText(connection);
      const tables = await tablesOf(connection, { withSignIns: true });
      const known = new Map(tables.map(({ name }) => [name, createHash('sha256')]));
      for await (const { table, lines } of dump(connection, tables))
        known.get(table)!.update(lines);
      return Object.fromEntries([...known].map(([name, hash]) => [name, hash.digest('hex')]));
    }),
  );

const emptyDatabase = async (engine: 'embedded' | 'postgres'): Promise<Db> =>
  openDatabase<unknown>({
    dataDir: 'memory',
    ...(engine === 'postgres'
      ? { databaseUrl: await createPostgresDatabase() }
      : { image: await openAsBlob(inject('imagePath')) }),
  });
let files = 0;
const newFile = () => join(folder, `${(files += 1)}.tar.zst`);

/** The most orders that are placed while an archive is made. */
const mostOrders = 300;

async function order(client: Client): Promise<void> {
  const { categories } = await client.call(displayMenu, { query: {} });
  const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
  await client.call(placeOrder, {
    body: { order_method: 'pickup', lines: [{ menu_id: dish.id, quantity: 1 }] },
  });
}

/** Returns inconsistencies: orders without their child rows, events out of sequence. */
const torn = (database: Db) =>
  all(
    database.kysely,
    sql`select 'lines' as what, o.id from orders o
      where o.item_count > 0 and not exists (select 1 from order_line l where l.order_id = o.id)
      union all select 'timeline', o.id from orders o
      where not exists (select 1 from order_event e where e.order_id = o.id)
      union all select 'sequence', s.merchant_id from merchant_sequence s
      where s.seq <> (select count(*) from event e where e.merchant_id = s.merchant_id)
        or s.seq <> (select max(e.seq) from event e where e.merchant_id = s.merchant_id)
      union all select 'audit', (e.payload -> 'subject' ->> 'id')::bigint from event e
      where not exists (select 1 from audit a
        where a.merchant_id = e.merchant_id and a.object_id = (e.payload -> 'subject' ->> 'id')::bigint)
      union all select 'counts', 0 where (select sum(n) from order_count)
        <> (select count(*) from orders where status <> 'draft')`,
  );

describe.each(engines)('archive on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const take = async (database: Db, withSignIns = false): Promise<string> => {
    const path = newFile();
    await writeArchive(database, { path, now: new Date(), withSignIns });
    return path;
  };
  const bring = async (path: string, database: Db, isReplacing = false) =>
    restoreServer(database, await openArchive(path), { now: new Date(), isReplacing });
  const tablesIn = async (database: Db) =>
    (await first(
      database.kysely,
      sql<{ n: number }>`select count(*) as n from pg_tables
      where schemaname = current_schema()`,
    ))!.n;

  test.runIf(engine === 'embedded').each(engines)(
    'moves to %s and back without any difference',
    async (other) => {
      await server.signIn('merchant');
      const before = await hashes(server.database);
      const there = await emptyDatabase(other);
      const back = await emptyDatabase(engine);
      try {
        await bring(await take(server.database, true), there);
        expect(await hashes(there)).toEqual(before);
        await bring(await take(there, true), back);
        expect(await hashes(back)).toEqual(before);
      } finally {
        await Promise.all([there.close(), back.close()]);
      }
    },
  );

  test('leaves out sign-ins and includes no secret in plain text', async () => {
    const { token, refresh } = await server.signIn('merchant');
    const client = await server.as('merchant');
    // The password of the sample is a word that an archive may contain.
    const password = 'seventeen-brass-lanterns';
    await client.call(changePassword, {
      body: { current_password: contractPassword, new_password: password, keeps_others: true },
    });
    await order(client);
    const archive = await openArchive(await take(server.database));
    let text = JSON.stringify(archive.manifest);
    for await (const { lines } of archive.stretches()) text += Buffer.from(lines).toString();
    for (const secret of [token, refresh, password, server.host.pepper])
      expect(text).not.toContain(secret);
    const names = archive.manifest.tables.map(({ name }) => name);
    expect(names).toContain('orders');
    expect(names).toContain('audit');
    for (const name of ['session', 'used_refresh', 'used_nonce', 'approval'])
      expect(names).not.toContain(name);
    expect(statSync(archive.path).mode & 0o777).toBe(0o600);
  });

  test('is a consistent snapshot of a shop during writes', { timeout: 300_000 }, async () => {
    const client = await server.as('merchant');
    let isOver = false;
    let placed = 0;
    const till = async () => {
      // On a busy machine, orders without end would keep the archive from being finished.
      while (!isOver && placed < mostOrders) {
        placed += 1;
        await order(client);
        // In memory, all of this is one turn of the event loop, which would block writing the file.
        await setImmediate();
      }
    };
    const tills = [till(), till()];
    const paths: string[] = [];
    try {
      while (paths.length < 2) paths.push(await take(server.database));
    } finally {
      isOver = true;
      await Promise.all(tills);
    }
    expect(placed).toBeGreaterThan(3);
    for (const path of paths) {
      const copy = await emptyDatabase(engine);
      try {
        await bring(path, copy);
        expect(await torn(copy)).toEqual([]);
      } finally {
        await copy.close();
      }
    }
  });

  test('replaces existing data only on request and sets it aside', async () => {
    const path = await take(server.database);
    const target = await emptyDatabase(engine);
    try {
      await bring(path, target);
      await sql`update orders set note = 'the old one'`.execute(target.kysely);
      const old = await hashes(target);
      await expect(bring(path, target)).rejects.toThrow('This database already contains data');
      expect(await hashes(target)).toEqual(old);
      const aside = await bring(path, target, true);
      const notes = (schema: string) =>
        all(
          target.kysely,
          sql<{ note: string }>`select distinct note from ${sql.id(schema)}.orders`,
        );
      expect(await notes(aside!)).toEqual([{ note: 'the old one' }]);
      expect(await notes('public')).not.toContainEqual({ note: 'the old one' });
    } finally {
      await target.close();
    }
  });

  test('restores nothing if a row violates a constraint', async () => {
    const source = await emptyDatabase(engine);
    const target = await emptyDatabase(engine);
    try {
      const path = await take(server.database);
      await bring(path, source);
      await bring(path, target);
      const before = await hashes(target);
      // An order whose merchant doesn't exist, which only a bug could write.
      await sql`alter table orders drop constraint orders_merchant_id_fkey`.execute(source.kysely);
      await sql`insert into orders select (jsonb_populate_record(null::orders,
        to_jsonb(o) || '{"merchant_id": 9}')).* from orders o limit 1`.execute(source.kysely);
      const bad = await take(source);
      await expect(bring(bad, target, true)).rejects.toMatchObject({ code: '23503' });
      expect(await hashes(target)).toEqual(before);
    } finally {
      await Promise.all([source.close(), target.close()]);
    }
  });

  test('refuses archives of a newer or a different version of Servery', async () => {
    const source = await emptyDatabase(engine);
    const target = await emptyDatabase(engine);
    try {
      await bring(await take(server.database), source);
      await sql`insert into migration values ('9999_next.sql', 'x')`.execute(source.kysely);
      await expect(bring(await take(source), target)).rejects.toThrow(
        'made by a newer version of Servery',
      );
      await sql`delete from migration where name = '9999_next.sql'`.execute(source.kysely);
      await sql`update migration set checksum = 'x' where name = '0003_orders.sql'`.execute(
        source.kysely,
      );
      await expect(bring(await take(source), target)).rejects.toThrow(
        'different version of 0003_orders.sql',
      );
      expect(await tablesIn(target)).toBe(0);
    } finally {
      await Promise.all([source.close(), target.close()]);
    }
  });

  test('includes every table, each after those that it refers to', async () => {
    const archive = await openArchive(await take(server.database, true));
    const there = await all(
      server.database.kysely,
      sql<{ name: string }>`select tablename as name from pg_tables
        where schemaname = current_schema() and tablename not in ('migration', 'duty')`,
    );
    const names = archive.manifest.tables.map(({ name }) => name);
    expect(names.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
    expect(names.indexOf('merchant')).toBeLessThan(names.indexOf('orders'));
    const known = await readMigrations(migrationsFolder);
    expect(archive.manifest.migrations).toEqual(
      known.map(({ name, checksum }) => ({ name, checksum })),
    );
    const made = await all(
      server.database.kysely,
      sql`select sequencename from pg_sequences where schemaname = current_schema()`,
    );
    // A sequence would restart after a restore: the app generates all ids.
    expect(made).toEqual([]);
  });
});

describe('archive file', () => {
  let whole: string;
  beforeAll(async () => {
    const server = await startTestServer('embedded');
    whole = newFile();
    await writeArchive(server.database, { path: whole, now: new Date(), withSignIns: false });
    await server.close();
  });

  test('is refused if any bit of it is flipped', async () => {
    const bytes = readFileSync(whole);
    const path = newFile();
    const places = [
      0,
      4,
      9,
      ...Array.from({ length: 40 }, (_, i) => Math.floor((bytes.length * i) / 40)),
    ];
    for (const at of [...places, bytes.length - 50, bytes.length - 33, bytes.length - 1]) {
      const damaged = Buffer.from(bytes);
      damaged[at] = damaged[at]! ^ (1 << (at % 8));
      writeFileSync(path, damaged);
      await expect(openArchive(path)).rejects.toThrow(/damaged|isn’t a Servery archive/);
    }
  });

  test('is refused if it is truncated', async () => {
    const bytes = readFileSync(whole);
    const path = newFile();
    for (const length of [0, 1, 47, 48, 1_000, bytes.length - 48, bytes.length - 1]) {
      writeFileSync(path, bytes.subarray(0, length));
      await expect(openArchive(path)).rejects.toThrow(/isn’t a Servery archive/);
    }
  });

  test('is never overwritten and leaves no partial file after a failure', async () => {
    const server = await startTestServer('embedded');
    const untouched = newFile();
    copyFileSync(whole, untouched);
    const write = (path: string, database: Db) =>
      writeArchive(database, { path, now: new Date(), withSignIns: false });
    await expect(write(untouched, server.database)).rejects.toThrow('already exists');
    await sql`drop table migration`.execute(server.database.kysely);
    const path = newFile();
    await expect(write(path, server.database)).rejects.toMatchObject({ code: '42P01' });
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
    await server.close();
  });
});
