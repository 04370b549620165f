import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenOptions } from '../../src/storage/db/open.ts';
import { fillWithSample } from '../../test/contractData.ts';
import { startPostgres } from '../../test/postgres.ts';
import { serverOn, type TestServer } from '../../test/serverOn.ts';
import type { Engine } from '../part.ts';

async function onDatabase<T>(
  options: OpenOptions,
  run: (server: TestServer) => Promise<T>,
): Promise<T> {
  const database = await openDatabase<unknown>(options);
  await fillWithSample(database);
  const server = serverOn(database);
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}

/**
 * Runs a function on a complete server in this process, with a temporary database; returns null if
 * the engine isn't installed.
 */
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
