import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Database, DatabaseEvent } from '../database.ts';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { openDatabase, type OpenOptions } from '../open.ts';

interface Tables {
  item: { id: number };
}

const folders: string[] = [];
const opened: Database<Tables>[] = [];
const children: ChildProcess[] = [];
const writer = join(import.meta.dirname, '../../../../test/writer.ts');

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'servery-data-'));
  folders.push(folder);
  return folder;
};

/** A data folder after its first start. */
const newFolder = () => {
  const folder = emptyFolder();
  cpSync(inject('folderPath'), folder, { recursive: true });
  return folder;
};

const open = async (dataDir: string, options: Partial<OpenOptions> = {}) => {
  const database = await openDatabase<Tables>({ dataDir, ...options });
  opened.push(database);
  await sql`create table if not exists item (id bigint primary key)`.execute(database.kysely);
  return database;
};

const ids = async (database: Database<Tables>) =>
  (await database.kysely.selectFrom('item').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

/** A process that writes ids one by one and prints each once it is acknowledged. */
const startWriter = (folder: string) => {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
};

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('keeps every acknowledged row when the process is killed while writing', async () => {
  const folder = newFolder();
  const acknowledged: number[] = [];
  for (const rows of [40, 120]) {
    const child = startWriter(folder);
    const goal = acknowledged.length + rows;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(Number(line));
      if (acknowledged.length === goal) child.kill('SIGKILL');
    }
  }
  const database = await open(folder);
  const stored = new Set(await ids(database));
  expect(acknowledged.length).toBeGreaterThanOrEqual(160);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await database.close();
  opened.pop();
});

describe('embedded database folder', () => {
  test('is locked by one process, and names it to the second one', async () => {
    const folder = newFolder();
    const database = await open(folder);
    await database.kysely.insertInto('item').values({ id: 1 }).execute();

    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/in use by process/);
    const child = startWriter(folder);
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text));
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).not.toBe(0);
    expect(complaint).toContain(`in use by process ${process.pid}`);

    expect(await ids(database)).toEqual([1]);
    expect(readdirSync(folder)).toContain('servery.lock');
    await database.close();
    opened.pop();
    expect(existsSync(join(folder, 'servery.lock'))).toBe(false);
  });

  test('only one of several concurrent starts locks the folder', async () => {
    const folder = newFolder();
    const starts = await Promise.allSettled(
      [1, 2, 3, 4].map(() => openDatabase({ dataDir: folder })),
    );
    const won = starts.filter((it) => it.status === 'fulfilled');
    for (const { value } of won) await value.close();
    expect(won).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['database']);
  });

  test('is no longer written to once another process has the lock', async () => {
    const folder = newFolder();
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    const database = await open(folder, {
      onEvent: ({ kind }) => kind === 'lock-lost' && resolve(),
    });
    await database.kysely.insertInto('item').values({ id: 1 }).execute();
    // Another machine took the folder over and is using it.
    const owner = { token: 'x', pid: 1, boot: 'other', host: 'elsewhere', socket: 'x' };
    writeFileSync(join(folder, 'servery.lock'), JSON.stringify(owner));
    const files = readdirSync(join(folder, 'database'), { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => join(it.parentPath, it.name));
    const bytes = () => files.map((path) => readFileSync(path).toString('latin1')).join();
    const before = bytes();
    await lost;
    const write = database.kysely.insertInto('item').values({ id: 2 }).execute();
    await expect(write).rejects.toMatchObject({ reason: 'closed', code: 'maintenance' });
    await database.close();
    opened.pop();
    expect(bytes() === before).toBe(true);
    expect(readdirSync(folder)).toContain('servery.lock');
  });

  test('opens despite an empty lock file left by a power cut', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'servery.lock'), '');
    expect(await ids(await open(folder))).toEqual([]);
  });

  test('sets aside the files of an interrupted first start', async () => {
    const folder = newFolder();
    rmSync(join(folder, 'database', 'SERVERY_READY'));
    rmSync(join(folder, 'database', 'global'), { recursive: true });
    const again = await open(folder);
    expect(await ids(again)).toEqual([]);
    expect(readdirSync(folder).some((name) => name.startsWith('database.unfinished'))).toBe(true);
  });
});

describe('embedded database supervision', () => {
  test('restarts a hung engine, fails its statement and answers waiting ones', async () => {
    const events: DatabaseEvent['kind'][] = [];
    const database = await open(newFolder(), {
      queryTimeoutMs: 1_500,
      graceMs: 20_000,
      onEvent: ({ kind }) => events.push(kind),
    });
    await database.kysely.insertInto('item').values({ id: 1 }).execute();
    const hung = sql`select count(*) from generate_series(1, 100000000000) a`.execute(
      database.kysely,
    );
    await expect(hung).rejects.toMatchObject({ reason: 'timeout', code: 'maintenance' });
    expect(await ids(database)).toEqual([1]);
    expect(events).toEqual(['opened', 'lost', 'reopened']);
    expect(database.isHealthy()).toBe(true);
  });

  test('fails a transaction whose engine was restarted', async () => {
    const database = await open(newFolder(), { queryTimeoutMs: 1_500, graceMs: 20_000 });
    const work = database.transaction(async (trx) => {
      await trx.insertInto('item').values({ id: 1 }).execute();
      await sql`select count(*) from generate_series(1, 100000000000) a`
        .execute(trx)
        .catch(() => undefined);
      while (!database.isHealthy()) await new Promise((resolve) => setImmediate(resolve));
      await trx.insertInto('item').values({ id: 2 }).execute();
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await ids(database)).toEqual([]);
  });

  test('refuses writes but not reads when the disk is nearly full', async () => {
    const folder = newFolder();
    const roomy = await open(folder);
    await roomy.kysely.insertInto('item').values({ id: 1 }).execute();
    await roomy.close();
    opened.pop();
    const events: DatabaseEvent['kind'][] = [];
    const full = await openDatabase<Tables>({
      dataDir: folder,
      minFreeBytes: Number.MAX_SAFE_INTEGER,
      onEvent: ({ kind }) => events.push(kind),
    });
    opened.push(full);
    expect(await ids(full)).toEqual([1]);
    const write = full.transaction((trx) => trx.insertInto('item').values({ id: 2 }).execute());
    await expect(write).rejects.toMatchObject({ reason: 'full', code: 'maintenance' });
    expect(events).toContain('space-low');
  });
});

test('refuses a folder locked by another machine that keeps its lock alive', async () => {
  const folder = emptyFolder();
  const lock = join(folder, 'servery.lock');
  writeFileSync(
    lock,
    JSON.stringify({ token: 'x', pid: 1, boot: 'other', host: 'elsewhere', socket: 'x' }),
  );
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 500);
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow('process 1 on elsewhere');
  clearInterval(beat);
});
