import { join } from 'node:path';
import { makeBackup } from '../storage/archive/makeBackup.ts';
import { stampOf } from '../storage/archive/stamp.ts';
import { summaryOf } from '../storage/archive/summary.ts';
import { countOf } from '../storage/archive/format.ts';
import { requireNobody, withDatabase } from './withDatabase.ts';
import { restoreTo } from './restore.ts';
import { Misused, parseArguments, type Command } from './usage.ts';

/** The `move` command: restores an archive of one engine on the other; the source isn't changed. */
export const move: Command = async (args, config, print) => {
  const { values } = parseArguments(args, {
    to: { type: 'string' },
    from: { type: 'string' },
    replace: { type: 'boolean' },
  });
  const { to, from, replace = false } = values;
  if ((to === undefined) === (from === undefined))
    throw new Misused('Specify a server with --to or --from.');
  const url = to ?? from!;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Misused('Specify the server as postgres://…');
  await requireNobody(url);
  const now = new Date();
  const path = join(config.backups.folder, `moved-${stampOf(now)}.tar.zst`);
  const { orders } = await withDatabase(config, from, async (database) =>
    summaryOf(await makeBackup(database, { path, now, withSignIns: true })),
  );
  print(`Exported ${countOf(orders, 'order')}.`);
  await restoreTo(config, to, path, replace, print);
  print(
    to === undefined
      ? 'Start the server without DATABASE_URL from now on.'
      : 'Start the server with DATABASE_URL set to that server from now on.',
  );
};
