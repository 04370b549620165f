import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from './files.mjs';
import { collect, languages } from './messageRules.mjs';

const shared = 'packages/screens/src';
const isOfScreens = (folder) =>
  /^packages\/(features\/|screens\/)/.test(folder) || folder === 'apps/admin/src';
/** The titles of screens are in the HTML, which imports no package. */
const isApart = (file) => file.startsWith('apps/admin/src/boot/');

/**
 * Returns one line per message whose text and translations repeat a shared message of
 * `packages/screens`, and, if there are more than `most`, one per message that repeats another
 * feature's. Equal English texts with different translations are different messages.
 */
export function repeatedMessages(root, most = 40) {
  const groups = new Map();
  for (const folder of sourceFolders(root).filter(isOfScreens)) {
    const catalogues = languages.map((locale) => {
      const file = join(root, folder, `locales/${locale}.json`);
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    });
    for (const [id, { file, text }] of collect(root, folder)) {
      if (isApart(file)) continue;
      const key = JSON.stringify([text, ...catalogues.map((texts) => texts[id])]);
      groups.set(key, [...(groups.get(key) ?? []), { id, file, folder }]);
    }
  }
  const lines = { shared: [], other: [] };
  for (const uses of groups.values()) {
    const first = uses.find(({ folder }) => folder === shared) ?? uses[0];
    const repeats = uses.filter(({ folder }) => folder !== first.folder);
    const kind = first.folder === shared ? 'shared' : 'other';
    // A feature may use the same text for several purposes of its own.
    const folders = new Map(repeats.map((use) => [use.folder, use]));
    for (const { file, id } of kind === 'shared' ? repeats : folders.values())
      lines[kind].push(`${file} ${id}: repeats ${first.id}`);
  }
  return [...lines.shared, ...(lines.other.length > most ? lines.other : [])];
}
