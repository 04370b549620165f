import { createHash } from 'node:crypto';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dump, settleText } from '../src/archive/dump.ts';
import { openArchive } from '../src/archive/openArchive.ts';
import { restoreServer } from '../src/archive/restoreServer.ts';
import { tablesOf } from '../src/archive/tables.ts';
import { writeArchive } from '../src/archive/writeArchive.ts';
import { lendConnection } from '../src/db/copy.ts';
import { openDatabase } from '../src/db/open.ts';
import type { Db } from '../src/sql.ts';
import { createPostgresDatabase, engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A hash of each table's rows, one by one. */
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

describe.each(engines)('%s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.signIn('merchant');
  });
  afterAll(() => server.close());

  test.each(engines)('moves to %s and back, row for row', async (other) => {
    const before = await hashes(server.database);
    const there = await emptyDatabase(other);
    const back = await emptyDatabase(engine);
    try {
      for (const [from, to] of [
        [server.database, there],
        [there, back],
      ] as const) {
        const path = newFile();
        await writeArchive(from, { path, now: new Date(), withSignIns: true });
        await restoreServer(to, await openArchive(path), { now: new Date(), isReplacing: false });
        expect(await hashes(to)).toEqual(before);
      }
    } finally {
      await Promise.all([there.close(), back.close()]);
    }
  });
});
