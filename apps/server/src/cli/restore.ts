import { historyOf } from '../storage/archive/load.ts';
import { rowsIn, rowsOf } from '../storage/archive/manifest.ts';
import { openArchive } from '../storage/archive/openArchive.ts';
import { countOf } from '../storage/archive/format.ts';
import type { Config } from '../config.ts';
import { fileAt, folderOf, requireNobody } from './withDatabase.ts';
import { Misused, parseArguments, type Command } from './usage.ts';
import { restoreFolder } from '../storage/archive/restoreFolder.ts';
import { restoreServer } from '../storage/archive/restoreServer.ts';
import { openDatabase } from '../storage/db/open.ts';

/** The `restore` command: restores a whole archive, or nothing if that fails. */
export const restore: Command = async (args, config, print) => {
  const { values, positionals } = parseArguments(
    args,
    { replace: { type: 'boolean' } },
    { most: 1 },
  );
  const [file] = positionals;
  if (!file) throw new Misused('Specify a backup file.');
  await restoreTo(config, config.databaseUrl, fileAt(file), values.replace ?? false, print);
  print('Everyone will have to sign in again.');
};

/** Verifies an archive, restores it, and prints a summary with the location of the old data. */
export async function restoreTo(
  config: Config,
  databaseUrl: string | undefined,
  path: string,
  isReplacing: boolean,
  print: (line: string) => void,
): Promise<void> {
  const archive = await openArchive(path);
  await historyOf(archive.manifest);
  const { manifest } = archive;
  print(`${path} is intact. It was made at ${manifest.made_at}.`);
  const input = { now: new Date(), isReplacing };
  const aside = databaseUrl
    ? await toServer(databaseUrl)
    : await restoreFolder(folderOf(config), archive, input);
  const orders = countOf(rowsOf(manifest, 'orders'), 'order');
  print(`Restored ${orders} and ${countOf(rowsIn(manifest), 'row')} in total.`);
  if (aside) print(`The previous data is kept as ${aside}.`);

  async function toServer(url: string): Promise<string | null> {
    await requireNobody(url);
    const database = await openDatabase<unknown>({ dataDir: folderOf(config), databaseUrl: url });
    try {
      const schema = await restoreServer(database, archive, input);
      return schema && `the schema ${schema} of the same database`;
    } finally {
      await database.close();
    }
  }
}
