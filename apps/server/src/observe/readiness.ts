import { sql } from 'kysely';
import type { Rows } from '../storage/db/rows.ts';
import { migrationsFolder, readMigrations } from '../storage/db/migrate.ts';
import { all, type Db } from '../storage/sql.ts';

/** The reason why a server should get no requests now. */
export type Unready = 'database' | 'migrations' | 'space';

const patienceMs = 2_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No response in time.')), patienceMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });

/**
 * Returns a readiness check: null if the database responds, has all migrations of this version, and
 * has free disk space; else the reason.
 */
export function createReadiness(database: Db): () => Promise<Unready | null> {
  let names: readonly string[] | undefined;
  return async () => {
    if (!database.isHealthy()) return 'database';
    names ??= (await readMigrations(migrationsFolder)).map(({ name }) => name);
    try {
      const ran = await inTime(
        all(database.kysely, sql<Pick<Rows['migration'], 'name'>>`select name from migration`),
      );
      const known = new Set(ran.map(({ name }) => name));
      // Additional migrations belong to a newer version that is being rolled out while this one
      // still answers.
      if (!names.every((name) => known.has(name))) return 'migrations';
    } catch {
      return 'database';
    }
    return database.hasSpace() ? null : 'space';
  };
}
