import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fsyncFolder } from '../db/embedded/DurableNodeFS.ts';
import { lockFolder } from '../db/embedded/lock.ts';
import { restoredName } from '../db/embedded/openFolder.ts';
import { openDatabase } from '../db/open.ts';
import { load } from './load.ts';
import { bytesIn } from './manifest.ts';
import type { Archive } from './openArchive.ts';
import { Refused } from './Refused.ts';
import type { RestoreInput } from './restoreServer.ts';
import { requireSpace } from './space.ts';
import { stampOf } from './stamp.ts';

const staging = 'restoring-';
/** A row needs more space in tables, indexes and the write-ahead log than as a line. */
const growth = 4;
const patienceMs = 30 * 60_000;
const checkpointBytes = 64 * 1024 * 1024;

/**
 * Restores an archive into a folder of the embedded engine: into a new folder, which replaces the
 * current one once it is complete. Returns the path to which the old data was moved, or null if
 * there was none.
 */
export async function restoreFolder(
  dataDir: string,
  archive: Archive,
  { now, isReplacing }: RestoreInput,
): Promise<string | null> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir, () => undefined);
  try {
    const folder = join(dataDir, 'database');
    const isUsed = existsSync(folder) && readdirSync(folder).length > 0;
    if (isUsed && !isReplacing)
      throw new Refused(
        `${dataDir} already contains data. Use --replace to set it aside and restore the archive in its place.`,
      );
    // Delete what interrupted restores have left.
    for (const name of readdirSync(dataDir))
      if (name.startsWith(staging)) await rm(join(dataDir, name), { recursive: true });
    await requireSpace(dataDir, growth * bytesIn(archive.manifest));
    const stage = join(dataDir, staging + stampOf(now));
    try {
      await fill(stage, archive);
      return takePlace(dataDir, stage, isUsed ? `database.before-${stampOf(now)}` : null);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

async function fill(stage: string, archive: Archive): Promise<void> {
  const database = await openDatabase<unknown>({ dataDir: stage, queryTimeoutMs: patienceMs });
  try {
    let sinceCheckpoint = 0;
    await load(
      {
        engine: 'embedded',
        within: (work) => database.transaction(work),
        onProgress: async (bytes) => {
          sinceCheckpoint += bytes;
          if (sinceCheckpoint < checkpointBytes) return;
          await sql`checkpoint`.execute(database.kysely);
          sinceCheckpoint = 0;
        },
      },
      archive,
    );
    await sql`vacuum (analyze)`.execute(database.kysely);
    await sql`checkpoint`.execute(database.kysely);
  } finally {
    await database.close();
  }
}

/**
 * An interruption between any two of these steps leaves either the old or the new data:
 * `openFolder` completes them.
 */
function takePlace(dataDir: string, stage: string, aside: string | null): string | null {
  const folder = join(dataDir, 'database');
  renameSync(join(stage, 'database'), join(dataDir, restoredName));
  fsyncFolder(dataDir);
  if (aside) renameSync(folder, join(dataDir, aside));
  else if (existsSync(folder)) renameSync(folder, `${folder}.empty`);
  renameSync(join(dataDir, restoredName), folder);
  fsyncFolder(dataDir);
  return aside && join(dataDir, aside);
}
