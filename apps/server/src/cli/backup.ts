import { join } from 'node:path';
import { askDesk } from '../archive/desk.ts';
import { makeBackup } from '../archive/makeBackup.ts';
import { Refused } from '../archive/Refused.ts';
import { stampOf } from '../archive/stamp.ts';
import { summaryOf, type Summary } from '../archive/summary.ts';
import { countOf, sizeOf } from '../archive/words.ts';
import { fileAt, withDatabase } from './place.ts';
import type { Command } from './usage.ts';
import { wordsOf } from './usage.ts';

/** `backup`: by the running server where one has the data folder open, else by itself. */
export const backup: Command = async (words, config, say) => {
  const { values } = wordsOf(words, { to: { type: 'string' } });
  const now = new Date();
  const path = values.to
    ? fileAt(values.to)
    : join(config.backups.folder, `servery-${stampOf(now)}.tar.zst`);
  const made = await make();
  say(
    `${made.path}: ${countOf(made.orders, 'order')}, ${countOf(made.rows, 'row')}, ${sizeOf(made.bytes)}.`,
  );

  async function make(): Promise<Summary> {
    if (!config.databaseUrl) {
      const told = await askDesk<Summary>(config.dataDir, { backup: path });
      if (told && 'refused' in told) throw new Refused(told.refused);
      if (told) return told.done;
    }
    return withDatabase(config, config.databaseUrl, async (database) =>
      summaryOf(await makeBackup(database, { path, now })),
    );
  }
};
