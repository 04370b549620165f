import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createImage } from '../src/db/embedded/memoryEngine.ts';
import { openDatabase } from '../src/db/open.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where no PostgreSQL is installed. */
    postgresUrl: string;
    /** A new embedded database in one file. */
    imagePath: string;
    /** A data folder of the embedded engine as its first start leaves it. */
    folderPath: string;
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

/** One PostgreSQL server, and what makes new embedded databases cheap, for the whole run. */
export async function setup(project: TestProject) {
  const [server, imagePath, folderPath] = await Promise.all([startPostgres(), image(), folder()]);
  project.provide('imagePath', imagePath);
  project.provide('folderPath', folderPath);
  if ('missing' in server) {
    console.log(`PostgreSQL is left out: ${server.missing}`);
    project.provide('postgresUrl', '');
    return;
  }
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
