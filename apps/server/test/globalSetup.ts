import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { createImage } from '../src/db/embedded/memoryEngine.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where no PostgreSQL is installed. */
    postgresUrl: string;
    /** A new embedded database in one file. */
    imagePath: string;
  }
}

const version = (): string => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

async function image(): Promise<string> {
  const folder = join(import.meta.dirname, '../.vitest');
  const path = join(folder, `database-${version()}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const blob = await createImage();
  writeFileSync(`${path}.${process.pid}`, new Uint8Array(await blob.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

/** One PostgreSQL server and one image of the embedded engine for the whole run. */
export async function setup(project: TestProject) {
  const [server, imagePath] = await Promise.all([startPostgres(), image()]);
  project.provide('imagePath', imagePath);
  if ('missing' in server) {
    console.log(`PostgreSQL is left out: ${server.missing}`);
    project.provide('postgresUrl', '');
    return;
  }
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
