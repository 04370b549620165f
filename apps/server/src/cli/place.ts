import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { Refused } from '../archive/Refused.ts';
import type { Db } from '../sql.ts';

/** The folder of the embedded engine. */
export const folderOf = ({ dataDir }: Config): string => join(dataDir, 'database');

/** A file as the person named it, from the folder where they stand. */
export const fileAt = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

/** Statements may take their time where nobody waits for them. */
const queryTimeoutMs = 10 * 60_000;

/** Does something with the data that is there; refuses where there is none. */
export async function withDatabase<T>(
  config: Config,
  databaseUrl: string | undefined,
  run: (database: Db) => Promise<T>,
): Promise<T> {
  if (!databaseUrl && !existsSync(join(folderOf(config), 'database')))
    throw new Refused(`There is no data in ${config.dataDir}.`);
  const place = { dataDir: folderOf(config), databaseUrl, queryTimeoutMs };
  const database = await openDatabase<unknown>(place);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Refuses while servers are connected to a database: what they take in meanwhile would be lost. */
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
