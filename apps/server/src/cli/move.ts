import { join } from 'node:path';
import { makeBackup } from '../archive/makeBackup.ts';
import { stampOf } from '../archive/stamp.ts';
import { summaryOf } from '../archive/summary.ts';
import { countOf } from '../archive/words.ts';
import { requireNobody, withDatabase } from './place.ts';
import { restoreTo } from './restore.ts';
import { Misused, wordsOf, type Command } from './usage.ts';

/** `move`: an archive of one engine restored on the other; the source stays as it is. */
export const move: Command = async (words, config, say) => {
  const { values } = wordsOf(words, {
    to: { type: 'string' },
    from: { type: 'string' },
    replace: { type: 'boolean' },
  });
  const { to, from, replace = false } = values;
  if ((to === undefined) === (from === undefined))
    throw new Misused('Move where? Name a server with --to or with --from.');
  const url = to ?? from!;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Misused('A server is named as postgres://…');
  await requireNobody(url);
  const now = new Date();
  const path = join(config.backups.folder, `moved-${stampOf(now)}.tar.zst`);
  const { orders } = await withDatabase(config, from, async (database) =>
    summaryOf(await makeBackup(database, { path, now, withSignIns: true })),
  );
  say(`Took out ${countOf(orders, 'order')}.`);
  await restoreTo(config, to, path, replace, say);
  say(
    to === undefined
      ? 'Start the server without DATABASE_URL from now on.'
      : 'Start the server with DATABASE_URL set to that server from now on.',
  );
};
