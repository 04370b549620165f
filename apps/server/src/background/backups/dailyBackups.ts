import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsAt } from '@servery/domain/settings';
import { businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import type { Host } from '../../http/host.ts';
import { factsOf } from '../../log.ts';
import { first } from '../../storage/sql.ts';
import { makeBackup } from '../../storage/archive/makeBackup.ts';
import { rowsIn } from '../../storage/archive/manifest.ts';
import { momentIn, stampOf } from '../../storage/archive/stamp.ts';

/** The folder of the daily backups, and how many to keep. */
export interface DailyInput {
  folder: string;
  kept: number;
}

const prefix = 'daily-';
const retryMs = 60 * 60_000;

/** Returns the daily backups in a folder, the oldest first. */
const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(prefix) && momentIn(name))
        .toSorted()
    : [];

/**
 * Returns a function that makes one backup each business day: once the day has begun, or as soon as
 * a server that was off at that time runs again. A failure is logged as an error and retried an
 * hour later.
 */
export function createDailyBackups(
  host: Host,
  { folder, kept }: DailyInput,
): () => Promise<string | null> {
  let failed = -Infinity;
  return async () => {
    const now = host.now();
    if (kept === 0 || now.getTime() - failed < retryMs) return null;
    try {
      if (!(await isDue(host, folder, now))) return null;
      const path = join(folder, `${prefix}${stampOf(now)}.tar.zst`);
      const { bytes, manifest, heldMs } = await makeBackup(host.database, { path, now });
      for (const name of backupsIn(folder).slice(0, -kept)) await rm(join(folder, name));
      const facts = { path, bytes, rows: rowsIn(manifest), held_ms: Math.round(heldMs) };
      host.log('info', 'backup made', { ...facts, kept: backupsIn(folder) });
      return path;
    } catch (error) {
      failed = now.getTime();
      host.log('error', 'backup failed', { folder, ...factsOf(error) });
      return null;
    }
  };
}

async function isDue({ database }: Host, folder: string, now: Date): Promise<boolean> {
  const db = database.kysely;
  const shop = await first(
    db,
    sql<Pick<Rows['merchant'], 'settings'>>`select settings from merchant
      where ${everyMerchant('clock')} order by merchant_id limit 1`,
  );
  if (!shop) return false;
  const newest = momentIn(backupsIn(folder).at(-1) ?? '');
  const since = newest?.toISOString() ?? (await firstStart(db));
  const dayOf = (instant: string) => businessDate(instant, settingsAt(shop.settings, instant));
  return dayOf(since) < dayOf(now.toISOString());
}

const firstStart = async (db: Host['database']['kysely']): Promise<string> =>
  (await first(db, sql<{ at: string }>`select min(at) as at from migration`))!.at;
