import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { first, type Db } from '../sql.ts';
import { openArchive } from './openArchive.ts';
import { requireSpace } from './space.ts';
import { writeArchive, type Written } from './writeArchive.ts';

/** The options of a backup. */
export interface BackupInput {
  path: string;
  now: Date;
  withSignIns?: boolean;
}

/** An archive takes less than a tenth of the size of tables and indexes; this leaves a margin. */
const packing = 5;

/** Makes a backup if there is enough disk space, and verifies it by reading it back. */
export async function makeBackup(
  database: Db,
  { path, now, withSignIns = false }: BackupInput,
): Promise<Written> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const size = await first(
    database.kysely,
    sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
  );
  await requireSpace(dirname(path), size!.bytes / packing);
  const written = await writeArchive(database, { path, now, withSignIns });
  await openArchive(path);
  return written;
}
