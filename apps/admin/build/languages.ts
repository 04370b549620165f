import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compileMessages.ts';
import { sharedIdsIn, sharedMessages } from './sharedMessages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const prefix = 'virtual:language/';

const guests = 'guest-';

const catalogues = (name: string, hasTemplate: boolean) => {
  const isForGuests = name.startsWith(guests);
  const locale = isForGuests ? name.slice(guests.length) : name;
  const folders = isForGuests ? ['guest'] : ['*', ...(hasTemplate ? ['template/*'] : [])];
  const features = folders.map((it) => `packages/features/${it}/src/locales/${locale}.json`);
  const shared = ['apps/admin', 'packages/screens'].map((it) => `${it}/src/locales/${locale}.json`);
  return globSync([...shared, ...features], { cwd: root })
    .toSorted()
    .map((file) => join(root, file));
};

/**
 * Returns the messages of guest screens: those of their feature, of the app, and the shared ones that
 * they use.
 */
function guestTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  const shared = sharedMessages();
  const all = [...shared.values()].flatMap((messages) => [...messages.values()]);
  const used = sharedIdsIn(shared, [
    'apps/admin/src',
    'packages/features/guest/src',
    'packages/screens/src',
  ]);
  const unused = new Set(all.map(({ id }) => id).filter((id) => !used.has(id)));
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !unused.has(id)));
}

const kitCatalogue = (name: string) =>
  join(root, `packages/ui/src/Messages/${name.replace(guests, '')}.json`);

/**
 * Bundles all messages of the app in one language into one module, `virtual:language/fr`, so that a
 * browser makes one request. `virtual:language/guest-fr` has the messages of guest screens. Its
 * `kit` has the texts of the kit, which formats them itself.
 */
export function languages({ hasTemplate }: { hasTemplate: boolean }): Plugin {
  return {
    name: 'servery:languages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const files = catalogues(name, hasTemplate);
      const kit = kitCatalogue(name);
      for (const file of [...files, kit]) this.addWatchFile(file);
      const texts = Object.assign(
        {},
        ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
      ) as Record<string, string>;
      const kitTexts: unknown = JSON.parse(readFileSync(kit, 'utf8'));
      const wanted = name.startsWith(guests) ? guestTexts(texts) : texts;
      return `${compileCatalogue(JSON.stringify(wanted))};export const kit=${JSON.stringify(kitTexts)}`;
    },
  };
}
