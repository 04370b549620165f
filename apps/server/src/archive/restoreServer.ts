import { sql } from 'kysely';
import { all, first, type Db, type Sql } from '../sql.ts';
import { load } from './load.ts';
import type { Archive } from './openArchive.ts';
import { identifier } from './quote.ts';
import { Refused } from './Refused.ts';
import { stampOf } from './stamp.ts';

/** How to restore. */
export interface RestoreWish {
  now: Date;
  /** Whether data that is there already is set aside. */
  isReplacing: boolean;
}

/**
 * Restores an archive into an open database, in one transaction: all of it or nothing. Answers the
 * name of the schema that now holds the data that was there, or null where there was none.
 */
export async function restoreServer(
  database: Db,
  archive: Archive,
  { now, isReplacing }: RestoreWish,
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
        'There is data in this database already. With --replace it is set aside, and the archive takes its place.',
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

/** Extensions belong to the database, not to the data: what is set aside goes on using them. */
async function bringExtensions(trx: Sql, from: string, to: string): Promise<void> {
  const extensions = await all(
    trx,
    sql<{ name: string }>`select extname as name from pg_extension e
      join pg_namespace n on n.oid = e.extnamespace where n.nspname = ${from} and e.extrelocatable`,
  );
  for (const { name } of extensions)
    await sql`alter extension ${sql.id(name)} set schema ${sql.id(to)}`.execute(trx);
}
