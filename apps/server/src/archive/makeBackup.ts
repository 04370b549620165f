import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { first, type Db } from '../sql.ts';
import { openArchive } from './openArchive.ts';
import { requireSpace } from './space.ts';
import { writeArchive, type Written } from './writeArchive.ts';

/** What to back up, and where. */
export interface BackupWish {
  path: string;
  now: Date;
  withSignIns?: boolean;
}

/** An archive takes less than a tenth of what tables and indexes do; this leaves room for doubt. */
const packing = 5;

/** Writes a backup where there is room for it, and reads it back before it calls it one. */
export async function makeBackup(
  database: Db,
  { path, now, withSignIns = false }: BackupWish,
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
