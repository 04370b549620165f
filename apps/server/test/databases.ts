import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../src/storage/db/database.ts';
import { migrate } from '../src/storage/db/migrate.ts';
import { openDatabase, type OpenOptions } from '../src/storage/db/open.ts';
import { createDatabase } from './createDatabase.ts';
import { sampleDatabase } from './sampleTemplates.ts';

/** The engines that tests can run on here. */
export const engines: ('embedded' | 'postgres')[] = inject('postgresUrl')
  ? ['embedded', 'postgres']
  : ['embedded'];

/**
 * Creates a database on the test server, empty or as a copy of another; returns its connection
 * string.
 */
export const createPostgresDatabase = (template?: string): Promise<string> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  return createDatabase(inject('postgresUrl'), name, template);
};

/** Opens a new migrated database on one engine; the embedded one is in memory. */
export async function openTestDatabase<Tables>(
  engine: 'embedded' | 'postgres',
  options: Partial<OpenOptions> = {},
): Promise<Database<Tables>> {
  const place =
    engine === 'postgres'
      ? { databaseUrl: options.databaseUrl ?? (await createPostgresDatabase()) }
      : { image: await openAsBlob(inject('imagePath')) };
  const database = await openDatabase<Tables>({ dataDir: 'memory', ...options, ...place });
  await migrate(database);
  return database;
}

/**
 * Opens a new database with the contracts' sample: a copy of the one created at the start of the
 * test run.
 */
export async function openSampleDatabase<Tables>(
  engine: 'embedded' | 'postgres',
  options: Partial<OpenOptions> = {},
): Promise<Database<Tables>> {
  const place =
    engine === 'postgres'
      ? { databaseUrl: options.databaseUrl ?? (await createPostgresDatabase(sampleDatabase)) }
      : { image: await openAsBlob(inject('samplePath')) };
  return openDatabase<Tables>({ dataDir: 'memory', ...options, ...place });
}
