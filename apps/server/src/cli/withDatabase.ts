import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import type { Config } from '../config.ts';
import { openDatabase } from '../storage/db/open.ts';
import { Refused } from '../storage/archive/Refused.ts';
import type { Db } from '../storage/sql.ts';

/** Returns the folder of the embedded engine. */
export const folderOf = ({ dataDir }: Config): string => join(dataDir, 'database');

/** Resolves a path as the user entered it, relative to their working directory. */
export const fileAt = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

/** Allow long statements: no request is waiting for them. */
const queryTimeoutMs = 10 * 60_000;

/**
 * Runs a function with the existing database, and closes it afterwards. Throws `Refused` if there
 * is none.
 */
export async function withDatabase<T>(
  config: Config,
  databaseUrl: string | undefined,
  run: (database: Db) => Promise<T>,
): Promise<T> {
  if (!databaseUrl && !existsSync(join(folderOf(config), 'database')))
    throw new Refused(`No data found in ${config.dataDir}.`);
  const options = { dataDir: folderOf(config), databaseUrl, queryTimeoutMs };
  const database = await openDatabase<unknown>(options);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/**
 * Throws `Refused` while servers are connected to a database: data that they write during the
 * command would be lost.
 */
export async function requireNobody(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    const [others] = await sql<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'servery'`;
    if (others!.n > 0)
      throw new Refused('A server is connected to that database. Stop it first, then try again.');
  } finally {
    await sql.end({ timeout: 1 });
  }
}
