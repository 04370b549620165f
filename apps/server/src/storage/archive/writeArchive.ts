import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { lendConnection, type CopyConnection } from '../db/copy.ts';
import { inSnapshot } from '../inSnapshot.ts';
import type { Db } from '../sql.ts';
import { dump, settleText } from './dump.ts';
import { format, type Manifest, type TableFacts } from './manifest.ts';
import { Sink } from './Sink.ts';
import { tablesOf, type Table } from './tables.ts';
import { entryOf, tarEnd } from './tar.ts';

/** The options of an archive. */
export interface ArchiveInput {
  path: string;
  now: Date;
  /** Whether people who are signed in stay signed in after a restore. */
  withSignIns: boolean;
}

/** A new archive. */
export interface Written {
  path: string;
  manifest: Manifest;
  /** The size of the file. */
  bytes: number;
  /** The duration of its transaction, in milliseconds. */
  heldMs: number;
}

/** Writes a snapshot of the whole database into one file. */
export async function writeArchive(
  database: Db,
  { path, now, withSignIns }: ArchiveInput,
): Promise<Written> {
  const sink = await Sink.open(path);
  try {
    const began = performance.now();
    const manifest = await inSnapshot(database.kysely, (snapshot) =>
      lendConnection(snapshot, async (connection) => {
        await settleText(connection);
        const tables = await tablesOf(connection, { withSignIns });
        const migrations = await migrationsOf(connection);
        const facts = await writeTables(connection, tables, sink, now);
        const made_at = now.toISOString();
        return { format, made_at, engine: database.engine, migrations, tables: facts };
      }),
    );
    const heldMs = performance.now() - began;
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    for (const part of entryOf({ name: 'manifest.json', bytes }, now)) await sink.write(part);
    await sink.write(tarEnd());
    return { path, manifest, bytes: await sink.finish(), heldMs };
  } catch (error) {
    await sink.discard();
    throw error;
  }
}

async function migrationsOf(connection: CopyConnection): Promise<Manifest['migrations']> {
  const { rows } = await connection.executeQuery<{ name: string; checksum: string }>(
    CompiledQuery.raw('select name, checksum from migration order by name'),
  );
  return [...rows];
}

async function writeTables(
  connection: CopyConnection,
  tables: readonly Table[],
  sink: Sink,
  now: Date,
): Promise<TableFacts[]> {
  const known = new Map(
    tables.map(({ name, columns }) => [
      name,
      { name, columns, rows: 0, bytes: 0, hash: createHash('sha256'), stretches: 0 },
    ]),
  );
  for await (const { table, lines, rows } of dump(connection, tables)) {
    const facts = known.get(table)!;
    facts.hash.update(lines);
    facts.rows += rows;
    facts.bytes += lines.length;
    facts.stretches += 1;
    const name = `${table}/${String(facts.stretches).padStart(6, '0')}.copy`;
    for (const part of entryOf({ name, bytes: lines }, now)) await sink.write(part);
  }
  return [...known.values()].map(({ name, columns, rows, bytes, hash }) => ({
    name,
    columns,
    rows,
    bytes,
    sha256: hash.digest('hex'),
  }));
}
