import { historyOf } from '../archive/load.ts';
import { rowsIn, rowsOf } from '../archive/manifest.ts';
import { openArchive } from '../archive/openArchive.ts';
import { countOf } from '../archive/words.ts';
import type { Config } from '../config.ts';
import { fileAt, folderOf, requireNobody } from './place.ts';
import { Misused, wordsOf, type Command } from './usage.ts';
import { restoreFolder } from '../archive/restoreFolder.ts';
import { restoreServer } from '../archive/restoreServer.ts';
import { openDatabase } from '../db/open.ts';

/** `restore`: all of an archive or nothing. */
export const restore: Command = async (words, config, say) => {
  const { values, positionals } = wordsOf(words, { replace: { type: 'boolean' } }, { most: 1 });
  const [file] = positionals;
  if (!file) throw new Misused('Which backup? Name its file.');
  await restoreTo(config, config.databaseUrl, fileAt(file), values.replace ?? false, say);
  say('Everybody has to sign in again.');
};

/** Checks an archive, restores it, and says what came back and where the old data is. */
export async function restoreTo(
  config: Config,
  databaseUrl: string | undefined,
  path: string,
  isReplacing: boolean,
  say: (line: string) => void,
): Promise<void> {
  const archive = await openArchive(path);
  await historyOf(archive.manifest);
  const { manifest } = archive;
  say(`${path} is whole: it was made at ${manifest.made_at}.`);
  const wish = { now: new Date(), isReplacing };
  const aside = databaseUrl
    ? await toServer(databaseUrl)
    : await restoreFolder(folderOf(config), archive, wish);
  const orders = countOf(rowsOf(manifest, 'orders'), 'order');
  say(`Restored ${orders} and ${countOf(rowsIn(manifest), 'row')} in all.`);
  if (aside) say(`The data that was there is kept as ${aside}.`);

  async function toServer(url: string): Promise<string | null> {
    await requireNobody(url);
    const database = await openDatabase<unknown>({ dataDir: folderOf(config), databaseUrl: url });
    try {
      const schema = await restoreServer(database, archive, wish);
      return schema && `the schema ${schema} of the same database`;
    } finally {
      await database.close();
    }
  }
}
