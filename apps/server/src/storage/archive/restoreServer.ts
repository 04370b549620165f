import { sql } from 'kysely';
import { all, first, type Db, type Sql } from '../sql.ts';
import { load } from './load.ts';
import type { Archive } from './openArchive.ts';
import { identifier } from './quote.ts';
import { Refused } from './Refused.ts';
import { stampOf } from './stamp.ts';

/** The options of a restore. */
export interface RestoreInput {
  now: Date;
  /** Whether to set existing data aside. */
  isReplacing: boolean;
}

/**
 * Restores an archive into an open database in one transaction. Returns the name of the schema to
 * which the old data was moved, or null if there was none.
 */
export async function restoreServer(
  database: Db,
  archive: Archive,
  { now, isReplacing }: RestoreInput,
): Promise<string | null> {
  let aside: string | null = null;
  await database.kysely.transaction().execute(async (trx) => {
    const there = await first(
      trx,
      sql<{ schema: string; isUsed: boolean }>`select current_schema() as schema,
        to_regclass('migration') is not null as "isUsed"`,
    );
    const { schema, isUsed } = there!;
    if (isUsed && !isReplacing)
      throw new Refused(
        'This database already contains data. Use --replace to set it aside and restore the archive in its place.',
      );
    if (isUsed) {
      aside = `${schema}_before_${stampOf(now).toLowerCase()}`;
      await sql`alter schema ${sql.id(schema)} rename to ${sql.id(aside)}`.execute(trx);
      await sql`create schema ${sql.id(schema)}`.execute(trx);
      await sql.raw(`grant usage on schema ${identifier(schema)} to public`).execute(trx);
      await bringExtensions(trx, aside, schema);
    }
    await load({ engine: database.engine, within: (work) => work(trx) }, archive);
  });
  await sql`analyze`.execute(database.kysely);
  return aside;
}

/**
 * Moves extensions to the new schema: they belong to the database, and the old data keeps using
 * them from there.
 */
async function bringExtensions(trx: Sql, from: string, to: string): Promise<void> {
  const extensions = await all(
    trx,
    sql<{ name: string }>`select extname as name from pg_extension e
      join pg_namespace n on n.oid = e.extnamespace where n.nspname = ${from} and e.extrelocatable`,
  );
  for (const { name } of extensions)
    await sql`alter extension ${sql.id(name)} set schema ${sql.id(to)}`.execute(trx);
}
