import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { parsers, serializers } from '../codec.ts';
import { extensions } from './extensions.ts';
import { DurableNodeFS, durable, fsyncFolder } from './DurableNodeFS.ts';

const readyMark = 'SERVERY_READY';

/** The name of a complete database that was restored and will replace the current one. */
export const restoredName = 'database.restored';

/**
 * Opens PGlite on a folder if acknowledged commits there survive a power cut, and throws otherwise.
 * A folder whose very first start was interrupted is set aside, never deleted. `beforeWrite` is
 * called before each write of the engine.
 */
export async function openFolder(dataDir: string, beforeWrite?: () => void): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  const mark = join(folder, readyMark);
  endRestore(dataDir, folder);
  if (existsSync(folder) && !existsSync(mark) && readdirSync(folder).length > 0) {
    renameSync(folder, `${folder}.unfinished-${Date.now()}`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = new DurableNodeFS(folder, beforeWrite);
  const pg = new PGlite({
    fs: files,
    startParams: durable(PGlite.defaultStartParams),
    extensions,
    parsers,
    serializers,
  });
  await pg.waitReady;
  if (!existsSync(mark)) {
    fsyncTree(folder);
    writeFileSync(mark, '', { flush: true });
    fsyncFolder(folder);
    fsyncFolder(dataDir);
  }
  await proveDurable(pg, files);
  return pg;
}

/**
 * Completes an interrupted restore: one that hadn't set the old data aside yet is undone, any other
 * is finished.
 */
function endRestore(dataDir: string, folder: string): void {
  const restored = join(dataDir, restoredName);
  if (!existsSync(restored)) return;
  renameSync(restored, existsSync(folder) ? `${folder}.unfinished-${Date.now()}` : folder);
  fsyncFolder(dataDir);
}

async function proveDurable(pg: PGlite, files: DurableNodeFS): Promise<void> {
  const { rows } = await pg.query<{ fsync: string }>(`select current_setting('fsync') as fsync`);
  const before = files.fsyncs;
  await pg.query(`select pg_logical_emit_message(true, 'servery', 'probe')`);
  const isProven = rows[0]?.fsync === 'on' && files.fsyncs > before;
  if (isProven) return;
  await pg.close();
  throw new Error(
    'The embedded database doesn’t flush writes to disk, so it can’t be used safely.',
  );
}

function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncFile(path);
  }
  fsyncFolder(folder);
}

function fsyncFile(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
