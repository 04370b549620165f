import type { Config } from '../../config.ts';
import { removeSample } from '../../areas/merchants/removeSample.ts';
import { addAdmin } from '../../areas/platform/addAdmin.ts';
import type { Host } from '../../http/host.ts';
import { createDailyBackups } from './dailyBackups.ts';
import { openControlSocket } from '../../storage/archive/controlSocket.ts';
import { makeBackup } from '../../storage/archive/makeBackup.ts';
import { Refused } from '../../storage/archive/Refused.ts';
import { summaryOf, type Summary } from '../../storage/archive/summary.ts';
import { unlock } from '../../session/unlock.ts';

/**
 * Starts the backups of a running server: daily, and on request of the command line, which can also
 * ask to add an administrator, to unlock a person or to remove the sample.
 */
export async function openBackups(host: Host, { dataDir, backups }: Config) {
  let isBusy = false;
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isBusy) throw new Refused('A backup is already in progress. Try again shortly.');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
  const makeDaily = createDailyBackups(host, backups);
  // Other processes can read a PostgreSQL server directly, but the embedded engine's folder is
  // locked by this process.
  const controlSocket =
    host.database.engine === 'embedded'
      ? await openControlSocket<Summary | number | string>(dataDir, (request) => {
          if ('addAdmin' in request) return addAdmin(host, request.addAdmin);
          if ('unlock' in request) return unlock(host, request.unlock);
          if ('removeSample' in request) return removeSample(host);
          return alone(async () => {
            const path = request.backup;
            const written = await makeBackup(host.database, { path, now: host.now() });
            const { bytes, rows } = summaryOf(written);
            const held_ms = Math.round(written.heldMs);
            host.log('info', 'backup made', { path, bytes, rows, held_ms });
            return summaryOf(written);
          });
        })
      : null;
  return {
    /** Makes today's backup if it is due; returns whether it did. */
    daily: async () => !isBusy && (await alone(makeDaily)) !== null,
    close: async () => controlSocket?.close(),
  };
}
