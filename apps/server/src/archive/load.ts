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

/** A database without tables, and how much of the work is kept at once. */
export interface Place {
  engine: Db['engine'];
  within(work: Work): Promise<void>;
  /** Called when so many bytes of lines were added. */
  onProgress?(bytes: number): Promise<void>;
}

/**
 * The migrations that had run where the archive was made, and those that are newer; throws
 * `Refused` where this version does not know one of them, or knows it differently.
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
        `The archive was made by a newer Servery: it has ${name}, which this one does not know. Bring this one up to date first.`,
      );
    if (migration.checksum !== checksum)
      throw new Refused(`The archive was made with another ${name} than this Servery has.`);
    return migration;
  });
  return { had, newer: known.filter((it) => !had.includes(it)) };
}

/** Makes the schema as it was, writes every row of the archive, and runs the migrations since. */
export async function load(place: Place, archive: Archive): Promise<void> {
  const { had, newer } = await historyOf(archive.manifest);
  await place.within(async (trx) => {
    await prepareMigrations(place.engine, trx);
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
    await place.within((trx) =>
      lendConnection(trx, async (connection) => {
        await settleText(connection);
        await connection.copyIn(targets.get(table)!, lines);
      }),
    );
    await place.onProgress?.(lines.length);
  }
  await place.within((trx) => recount(trx, archive.manifest));
  for (const migration of newer) await place.within((trx) => applyMigration(trx, migration));
}

/** Checks that the schema has the archive's tables, and empties them of what a migration put there. */
const clear = (trx: Transaction<unknown>, { tables }: Manifest): Promise<void> =>
  lendConnection(trx, async (connection) => {
    const there = new Map(
      (await tablesOf(connection, { withSignIns: true })).map((it) => [it.name, it.columns]),
    );
    for (const { name, columns } of tables)
      if (columns.some((it) => !there.get(name)?.includes(it)))
        throw new Refused(`The archive has a table ${name} that its own migrations do not make.`);
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
