import { sql } from 'kysely';
import { migrationsFolder, readMigrations } from '../db/migrate.ts';
import { all, type Db } from '../sql.ts';

/** Why a server should get no calls now. */
export type Unready = 'database' | 'migrations' | 'space';

const patienceMs = 2_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), patienceMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });

/** Says whether calls can be answered now: the database does, knows this version, and has room. */
export function createReadiness(database: Db): () => Promise<Unready | null> {
  let names: readonly string[] | undefined;
  return async () => {
    if (!database.isHealthy()) return 'database';
    names ??= (await readMigrations(migrationsFolder)).map(({ name }) => name);
    try {
      const ran = await inTime(
        all(database.kysely, sql<{ name: string }>`select name from migration`),
      );
      const known = new Set(ran.map(({ name }) => name));
      // More than these is a newer version's doing: it comes in while this one still answers.
      if (!names.every((name) => known.has(name))) return 'migrations';
    } catch {
      return 'database';
    }
    return database.hasSpace() ? null : 'space';
  };
}
