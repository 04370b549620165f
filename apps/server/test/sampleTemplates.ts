import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImage } from '../src/storage/db/embedded/memoryEngine.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { createDatabase } from './createDatabase.ts';
import { fillWithSample } from './contractData.ts';

/** The name of the template database with the sample on the test server. */
export const sampleDatabase = 'sample';

/** Fills the database that PostgreSQL copies for each test server, and disconnects from it. */
export async function makeSampleDatabase(server: string): Promise<void> {
  const databaseUrl = await createDatabase(server, sampleDatabase);
  const database = await openDatabase<unknown>({ dataDir: 'memory', databaseUrl });
  await fillWithSample(database);
  await database.close();
}

/** A file with an embedded database with the sample, and a function to delete it. */
export interface SampleImage {
  path: string;
  remove(): void;
}

/** Fills a copy of a new embedded database, and makes a file of it. */
export async function makeSampleImage(first: string): Promise<SampleImage> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-sample-'));
  const dataDir = join(folder, 'data');
  cpSync(first, dataDir, { recursive: true });
  const database = await openDatabase<unknown>({ dataDir, minFreeBytes: 1 });
  await fillWithSample(database);
  await database.close();
  const image = await createImage(join(dataDir, 'database'));
  const path = join(folder, 'sample.tar');
  writeFileSync(path, new Uint8Array(await image.arrayBuffer()));
  rmSync(dataDir, { recursive: true });
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}
