import { openAsBlob } from 'node:fs';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase, type OpenOptions } from '../src/db/open.ts';

/** The engines that tests can run on here. */
export const engines: ('embedded' | 'postgres')[] = inject('postgresUrl')
  ? ['embedded', 'postgres']
  : ['embedded'];

/** A new empty database on the test server; answers its connection string. */
export async function createPostgresDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  return server.replace(/[^/]*$/, name);
}

/** A fresh migrated database on one engine, in memory where it is embedded. */
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
