import type { Config } from '../config.ts';
import type { Host } from '../host.ts';
import { createDailyBackups } from './dailyBackups.ts';
import { openDesk } from './desk.ts';
import { makeBackup } from './makeBackup.ts';
import { Refused } from './Refused.ts';
import { summaryOf } from './summary.ts';

/** The backups of a server at work: each day, and whenever the command line asks for one. */
export async function openBackups(host: Host, { dataDir, backups }: Config) {
  let isBusy = false;
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isBusy) throw new Refused('A backup is being made at this moment. Try again soon.');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
  const makeDaily = createDailyBackups(host, backups);
  // Any program can read a server of its own; the embedded engine's folder is held by this one.
  const desk =
    host.database.engine === 'embedded'
      ? await openDesk(dataDir, ({ backup: path }) =>
          alone(async () => {
            const written = await makeBackup(host.database, { path, now: host.now() });
            const { bytes, rows } = summaryOf(written);
            const held_ms = Math.round(written.heldMs);
            host.log('info', 'backup made', { path, bytes, rows, held_ms });
            return summaryOf(written);
          }),
        )
      : null;
  return {
    /** Makes today's backup where it is due; answers whether it did. */
    daily: async () => !isBusy && (await alone(makeDaily)) !== null,
    close: async () => desk?.close(),
  };
}
