import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { rowsOf } from '../src/storage/archive/manifest.ts';
import { openArchive } from '../src/storage/archive/openArchive.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { first } from '../src/storage/sql.ts';
import { createPostgresDatabase, engines } from './databases.ts';
import { eventually } from './eventually.ts';

const source = (name: string) => join(import.meta.dirname, '../src', name);
let dataDir: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'servery-folder-'));
  file = join(dataDir, 'mine.tar.zst');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const folder = () => join(dataDir, 'database');
const start = (program: string, args: string[] = []) => {
  const child = spawn(process.execPath, [source(program), ...args], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      PAGES_DIR: dataDir,
      SERVERY_SAMPLE_DAYS: '0',
      SERVERY_SAMPLE_PASSWORD: 'servery',
      SERVERY_QUIET: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const it = { child, output: '', ended: Promise.resolve<number | null>(null) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (it.output += String(text)));
  it.ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  return it;
};

/** Starts the whole server on a folder after its first start. */
const startServer = async () => {
  cpSync(inject('folderPath'), folder(), { recursive: true });
  const server = start('main.ts');
  await eventually(() => expect(server.output).toContain('ready at'));
  return server;
};

/** Runs `servery` to its end; returns its exit code and output. */
const servery = async (...args: string[]) => {
  const it = start('servery.ts', args);
  return { code: await it.ended, output: it.output };
};

const ordersIn = async (databaseUrl?: string): Promise<number> => {
  const database = await openDatabase<unknown>({ dataDir: folder(), databaseUrl });
  try {
    return (await first(database.kysely, sql<{ n: number }>`select count(*) as n from orders`))!.n;
  } finally {
    await database.close();
  }
};

test('backs up a running server and restores all of a backup or nothing', async () => {
  const server = await startServer();
  expect(statSync(join(dataDir, 'servery.sock')).mode & 0o777).toBe(0o600);
  const made = await servery('backup', '--to', file);
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringContaining('mine.tar.zst') as string,
  });
  const again = await servery('backup', '--to', file);
  expect(again).toEqual({ code: 1, output: `${file} already exists.\n` });
  expect(await servery('unlock', 'merchant')).toEqual({
    code: 0,
    output: 'merchant wasn’t locked.\n',
  });
  const unknown = 'Nobody has the username "nobody".\n';
  expect(await servery('unlock', 'nobody')).toEqual({ code: 1, output: unknown });
  const added = await servery('add-admin', 'nora', '--email', 'nora@example.com');
  expect(added.output).toMatch(/^nora sets a password .*\n {2}\/invitation#\S{20,}\n$/);
  const twice = await servery('add-admin', 'Nora', '--email', 'nora@example.com');
  expect(twice).toEqual({ code: 1, output: 'Someone has the username "Nora".\n' });
  const early = await servery('restore', file, '--replace');
  expect(early.code).toBe(1);
  expect(early.output).toContain(`in use by process ${server.child.pid}`);
  server.child.kill('SIGKILL');
  await server.ended;

  const orders = rowsOf((await openArchive(file)).manifest, 'orders');
  expect(orders).toBeGreaterThan(10);
  const old = await openDatabase<unknown>({ dataDir: folder() });
  await sql`delete from order_count where merchant_id = 101`.execute(old.kysely);
  await sql`update orders set note = 'since the backup'`.execute(old.kysely);
  await old.close();
  const isOld = async () => {
    const database = await openDatabase<unknown>({ dataDir: folder() });
    const { rows } = await sql<{ note: string }>`select distinct note from orders`.execute(
      database.kysely,
    );
    await database.close();
    return rows.length === 1 && rows[0]!.note === 'since the backup';
  };

  const refused = await servery('restore', file);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('already contains data');
  const cut = start('servery.ts', ['restore', file, '--replace']);
  const staged = () => readdirSync(folder()).find((name) => name.startsWith('restoring-'));
  await eventually(() =>
    expect(existsSync(join(folder(), staged()!, 'database/SERVERY_READY'))).toBe(true),
  );
  cut.child.kill('SIGKILL');
  await cut.ended;
  expect(await isOld()).toBe(true);

  const done = await servery('restore', file, '--replace');
  expect(done.output).toContain('Restored');
  expect(done.code).toBe(0);
  expect(await isOld()).toBe(false);
  expect(await ordersIn()).toBe(orders);
  expect(staged()).toBeUndefined();
  const aside = readdirSync(folder()).find((name) => name.startsWith('database.before-'))!;
  rmSync(join(folder(), 'database'), { recursive: true });
  renameSync(join(folder(), aside), join(folder(), 'database'));
  expect(await isOld()).toBe(true);
}, 600_000);

test.runIf(engines.includes('postgres'))(
  'moves data to PostgreSQL and back',
  async () => {
    const server = start('main.ts');
    await eventually(() => expect(server.output).toContain('ready at'));
    const url = await createPostgresDatabase();
    const early = await servery('move', '--to', url);
    expect(early.code).toBe(1);
    expect(early.output).toContain('in use by process');
    server.child.kill('SIGTERM');
    await server.ended;
    const orders = await ordersIn();
    const there = await servery('move', '--to', url);
    expect(there.output).toContain('DATABASE_URL');
    expect(there.code).toBe(0);
    const node = await openDatabase<unknown>({ dataDir: 'memory', databaseUrl: url });
    const busy = await servery('move', '--from', url, '--replace');
    expect(busy).toMatchObject({ code: 1 });
    expect(busy.output).toContain('A server is connected to that database');
    await sql`update orders set note = 'from there'`.execute(node.kysely);
    await node.close();
    expect((await servery('move', '--from', url, '--replace')).code).toBe(0);
    const back = await openDatabase<unknown>({ dataDir: folder() });
    const note = await first(
      back.kysely,
      sql<{ n: number }>`select count(*) as n from orders where note = 'from there'`,
    );
    await back.close();
    expect(note!.n).toBe(orders);
  },
  600_000,
);

test("explains why a command can't be carried out", async () => {
  const nothing = await servery('backup');
  expect(nothing).toEqual({ code: 1, output: `No data found in ${dataDir}.\n` });
  const wrong = await servery('move', '--to', 'nowhere');
  expect(wrong.code).toBe(2);
  expect(wrong.output).toContain('pnpm servery move --to URL');
  expect(existsSync(folder())).toBe(false);
});

test('an interrupted restore leaves either the old or the new data', async () => {
  const table = async (name: string) => {
    const database = await openDatabase<unknown>({ dataDir: folder() });
    await sql`create table if not exists ${sql.table(name)} (id int)`.execute(database.kysely);
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' order by 1`.execute(database.kysely);
    await database.close();
    return rows.map((row) => row.name);
  };
  cpSync(inject('folderPath'), folder(), { recursive: true });
  const [now, restored] = [join(folder(), 'database'), join(folder(), 'database.restored')];
  expect(await table('the_old')).toEqual(['the_old']);
  // Interrupted before the old data was set aside:
  cpSync(join(inject('folderPath'), 'database'), restored, { recursive: true });
  expect(await table('the_old')).toEqual(['the_old']);
  expect(existsSync(restored)).toBe(false);
  // Interrupted after it was set aside:
  cpSync(join(inject('folderPath'), 'database'), restored, { recursive: true });
  renameSync(now, `${now}.before`);
  expect(await table('the_new')).toEqual(['the_new']);
  expect(existsSync(restored)).toBe(false);
});
