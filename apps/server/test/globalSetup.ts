import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createImage } from '../src/storage/db/embedded/memoryEngine.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { startPostgres } from './postgres.ts';
import { makeSampleDatabase, makeSampleImage } from './sampleTemplates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty if PostgreSQL isn't installed. */
    postgresUrl: string;
    /** The file of a new embedded database. */
    imagePath: string;
    /** A data folder of the embedded engine after its first start. */
    folderPath: string;
    /** The file of an embedded database with the contracts' sample. */
    samplePath: string;
  }
}

const version = (): string => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const cache = join(import.meta.dirname, '../.vitest');

async function image(): Promise<string> {
  const path = join(cache, `database-${version()}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const blob = await createImage();
  writeFileSync(`${path}.${process.pid}`, new Uint8Array(await blob.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

async function folder(): Promise<string> {
  const path = join(cache, `database-${version()}`);
  if (existsSync(path)) return path;
  const database = await openDatabase({ dataDir: `${path}.${process.pid}`, minFreeBytes: 1 });
  await database.close();
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

/**
 * Starts one PostgreSQL server for the whole run, and prepares the images that make new databases
 * fast.
 */
export async function setup(project: TestProject) {
  const [server, imagePath, folderPath] = await Promise.all([startPostgres(), image(), folder()]);
  const isMissing = 'missing' in server;
  if (isMissing) console.log(`PostgreSQL is left out: ${server.missing}`);
  const [sample] = await Promise.all([
    makeSampleImage(folderPath),
    isMissing ? undefined : makeSampleDatabase(server.url),
  ]);
  project.provide('imagePath', imagePath);
  project.provide('folderPath', folderPath);
  project.provide('samplePath', sample.path);
  project.provide('postgresUrl', isMissing ? '' : server.url);
  return async () => {
    sample.remove();
    if (!isMissing) await server.stop();
  };
}
