import { CompiledQuery, type Transaction } from 'kysely';
import { lendConnection } from '../db/copy.ts';
import {
  applyMigration,
  migrationsFolder,
  prepareMigrations,
  readMigrations,
  type Migration,
} from '../db/migrate.ts';
import type { Db } from '../sql.ts';
import { settleText } from './dump.ts';
import type { Manifest } from './manifest.ts';
import type { Archive } from './openArchive.ts';
import { identifier } from './quote.ts';
import { Refused } from './Refused.ts';
import { tablesOf } from './tables.ts';

type Work = (trx: Transaction<unknown>) => Promise<void>;

/** An empty database to load an archive into, and how its work is divided into transactions. */
export interface LoadTarget {
  engine: Db['engine'];
  within(work: Work): Promise<void>;
  /** Called after this many bytes of lines were added. */
  onProgress?(bytes: number): Promise<void>;
}

/**
 * Returns the migrations that had run when the archive was made, and those that are newer. Throws
 * `Refused` if this version doesn't have one of them, or has another version of it.
 */
export async function historyOf(
  { migrations }: Manifest,
  folder: string = migrationsFolder,
): Promise<{ had: Migration[]; newer: Migration[] }> {
  const known = await readMigrations(folder);
  const had = migrations.map(({ name, checksum }) => {
    const migration = known.find((it) => it.name === name);
    if (!migration)
      throw new Refused(
        `The archive was made by a newer version of Servery. It contains ${name}, which this version doesn’t support. Update Servery first.`,
      );
    if (migration.checksum !== checksum)
      throw new Refused(`The archive was made with a different version of ${name}.`);
    return migration;
  });
  return { had, newer: known.filter((it) => !had.includes(it)) };
}

/**
 * Creates the schema as it was, inserts every row of the archive, and runs the newer migrations.
 */
export async function load(target: LoadTarget, archive: Archive): Promise<void> {
  const { had, newer } = await historyOf(archive.manifest);
  await target.within(async (trx) => {
    await prepareMigrations(target.engine, trx);
    for (const migration of had) await applyMigration(trx, migration);
    await clear(trx, archive.manifest);
  });
  const targets = new Map(
    archive.manifest.tables.map(({ name, columns }) => [
      name,
      `${identifier(name)} (${columns.map(identifier).join()})`,
    ]),
  );
  for await (const { table, lines } of archive.stretches()) {
    await target.within((trx) =>
      lendConnection(trx, async (connection) => {
        await settleText(connection);
        await connection.copyIn(targets.get(table)!, lines);
      }),
    );
    await target.onProgress?.(lines.length);
  }
  await target.within((trx) => recount(trx, archive.manifest));
  for (const migration of newer) await target.within((trx) => applyMigration(trx, migration));
}

/**
 * Checks that the schema has the archive's tables, and deletes the rows that migrations have
 * inserted.
 */
const clear = (trx: Transaction<unknown>, { tables }: Manifest): Promise<void> =>
  lendConnection(trx, async (connection) => {
    const there = new Map(
      (await tablesOf(connection, { withSignIns: true })).map((it) => [it.name, it.columns]),
    );
    for (const { name, columns } of tables)
      if (columns.some((it) => !there.get(name)?.includes(it)))
        throw new Refused(
          `The archive contains a table, ${name}, that its migrations don’t create.`,
        );
    const names = tables.map(({ name }) => identifier(name)).join();
    if (names) await connection.executeQuery(CompiledQuery.raw(`truncate ${names} cascade`));
  });

const recount = (trx: Transaction<unknown>, { tables }: Manifest): Promise<void> =>
  lendConnection(trx, async (connection) => {
    for (const { name, rows } of tables) {
      const { rows: counted } = await connection.executeQuery<{ n: number }>(
        CompiledQuery.raw(`select count(*) as n from ${identifier(name)}`),
      );
      if (counted[0]?.n !== rows)
        throw new Error(`${name} has ${counted[0]?.n} rows where the archive has ${rows}.`);
    }
  });
