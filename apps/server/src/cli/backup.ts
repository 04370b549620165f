import { join } from 'node:path';
import { sendControlRequest } from '../storage/archive/controlSocket.ts';
import { makeBackup } from '../storage/archive/makeBackup.ts';
import { Refused } from '../storage/archive/Refused.ts';
import { stampOf } from '../storage/archive/stamp.ts';
import { summaryOf, type Summary } from '../storage/archive/summary.ts';
import { countOf, sizeOf } from '../storage/archive/format.ts';
import { fileAt, withDatabase } from './withDatabase.ts';
import type { Command } from './usage.ts';
import { parseArguments } from './usage.ts';

/**
 * The `backup` command: asks the running server if one has the data folder open, else opens the
 * data directly.
 */
export const backup: Command = async (args, config, print) => {
  const { values } = parseArguments(args, { to: { type: 'string' } });
  const now = new Date();
  const path = values.to
    ? fileAt(values.to)
    : join(config.backups.folder, `servery-${stampOf(now)}.tar.zst`);
  const made = await make();
  print(
    `${made.path}: ${countOf(made.orders, 'order')}, ${countOf(made.rows, 'row')}, ${sizeOf(made.bytes)}.`,
  );

  async function make(): Promise<Summary> {
    if (!config.databaseUrl) {
      const response = await sendControlRequest<Summary>(config.dataDir, { backup: path });
      if (response && 'refused' in response) throw new Refused(response.refused);
      if (response) return response.done;
    }
    return withDatabase(config, config.databaseUrl, async (database) =>
      summaryOf(await makeBackup(database, { path, now })),
    );
  }
};
