import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import type { Rows } from './rows.ts';
import { asPlatform } from './confine.ts';
import type { Database } from './database.ts';
import { markOf } from './everyMerchant.ts';
import { fillMerchantText, fillSearchKeys, fillStaffText } from './fillSearchKeys.ts';

/** The folder of this package's migrations. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** A file that changes the schema. */
export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** The work after a file that SQL can't do, by the file's name. */
const programs: Readonly<Record<string, <Tables>(trx: Transaction<Tables>) => Promise<void>>> = {
  '0071_search_keys.sql': fillSearchKeys,
  '0078_staff.sql': fillStaffText,
  '0088_merchants.sql': fillMerchantText,
};

const lockKey = 7_300_170_155;

/** Reads the numbered files of a folder, in order. Throws if two have the same number. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  return Promise.all(
    names.map(async (name) => {
      const number = /^(\d{4})_\w+\.sql$/.exec(name)?.[1];
      if (!number) throw new Error(`Migration files must be named like 0001_what.sql, not ${name}`);
      if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`);
      numbers.add(number);
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Migrates the schema and returns the names of the files that ran. Each file runs once, in its own
 * transaction. Throws if a file was changed or deleted after it ran.
 */
export async function migrate<Tables>(
  database: Database<Tables>,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const ran: string[] = [];
  // One more iteration than files: each runs one file, or finds that none is left.
  for (let turn = 0; turn <= migrations.length; turn += 1) {
    const name = await asPlatform(() => runNext(database, migrations));
    if (!name) break;
    ran.push(name);
  }
  return ran;
}

function runNext<Tables>(database: Database<Tables>, migrations: readonly Migration[]) {
  return database.transaction(async (trx) => {
    await prepareMigrations(database.engine, trx);
    const { rows } = await sql<Pick<Rows['migration'], 'name' | 'checksum'>>`
      select name, checksum from migration order by name`.execute(trx);
    const known = new Map(migrations.map((migration) => [migration.name, migration]));
    for (const { name, checksum } of rows) {
      const migration = known.get(name);
      if (!migration)
        throw new Error(`The database has ${name}, which this version doesn’t recognise.`);
      if (migration.checksum !== checksum)
        throw new Error(`${name} was changed after it was applied.`);
    }
    const done = new Set(rows.map(({ name }) => name));
    const next = migrations.find(({ name }) => !done.has(name));
    if (!next) return null;
    const last = rows.at(-1)?.name;
    if (last && next.name < last)
      throw new Error(`${next.name} comes before ${last}, which has already been applied.`);
    await applyMigration(trx, next);
    return next.name;
  });
}

/**
 * Lets only one node at a time change the schema, and creates the table of completed migrations.
 */
export async function prepareMigrations<Tables>(
  engine: Database<Tables>['engine'],
  trx: Transaction<Tables>,
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
  await sql`create table if not exists migration (
    name text primary key, checksum text not null, at timestamptz(3) not null default now())`.execute(
    trx,
  );
}

/** Runs one file in the caller's transaction, and its program if it has one, and records it. */
export async function applyMigration<Tables>(
  trx: Transaction<Tables>,
  { name, text, checksum }: Migration,
): Promise<void> {
  for (const statement of statementsOf(text))
    await sql.raw(`${markOf('migration')} ${statement}`).execute(trx);
  await programs[name]?.(trx);
  await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(trx);
}

/** Splits a script at its semicolons, except those in quotes, dollar quotes and comments. */
export function statementsOf(script: string): string[] {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;/g;
  const statements: string[] = [];
  let start = 0;
  for (const { 0: text, index } of script.matchAll(token)) {
    if (text !== ';') continue;
    statements.push(script.slice(start, index).trim());
    start = index + 1;
  }
  statements.push(script.slice(start).trim());
  const isCode = (text: string) => text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '';
  return statements.filter(isCode);
}
