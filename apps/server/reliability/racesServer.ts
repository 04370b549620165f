import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase, type OpenOptions } from '../src/db/open.ts';
import { startPostgres } from '../test/postgres.ts';
import { serverOn, type TestServer } from '../test/serverOn.ts';
import type { Engine } from './part.ts';

async function onDatabase<T>(
  options: OpenOptions,
  run: (server: TestServer) => Promise<T>,
): Promise<T> {
  const database = await openDatabase<unknown>(options);
  await migrate(database);
  const server = await serverOn(database);
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}

/** Runs on a whole server in this process, on an engine of its own that is gone afterwards; null where the engine is not installed. */
export async function onServer<T>(
  engine: Engine,
  run: (server: TestServer) => Promise<T>,
): Promise<T | null> {
  if (engine === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'servery-races-'));
    try {
      return await onDatabase({ dataDir: join(folder, 'database') }, run);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const postgres = await startPostgres();
  if ('missing' in postgres) return null;
  try {
    return await onDatabase({ dataDir: '', databaseUrl: postgres.url }, run);
  } finally {
    await postgres.stop();
  }
}
