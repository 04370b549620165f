import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compileMessages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const prefix = 'virtual:language/';

/** The features of the template: a build without it has none of their words. */
const template = new Set([
  'auth',
  'calendar',
  'chat',
  'email',
  'invoices',
  'kanban',
  'shop',
  'template',
  'todo',
]);

const guests = 'guest-';

const catalogues = (name: string, hasTemplate: boolean) => {
  const isForGuests = name.startsWith(guests);
  const locale = isForGuests ? name.slice(guests.length) : name;
  const features = `packages/features/${isForGuests ? 'guest' : '*'}/src/locales/${locale}.json`;
  return globSync([`apps/admin/src/locales/${locale}.json`, features], { cwd: root })
    .filter((file) => hasTemplate || !template.has(basename(join(file, '../../..'))))
    .toSorted()
    .map((file) => join(root, file));
};

/**
 * All words of the app in one language as one module, `virtual:language/fr`: one file for a browser
 * to ask for. `virtual:language/guest-fr` has those that guests at a table may read.
 */
export function languages({ hasTemplate }: { hasTemplate: boolean }): Plugin {
  return {
    name: 'servery:languages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const files = catalogues(id.slice(prefix.length + 1), hasTemplate);
      for (const file of files) this.addWatchFile(file);
      const texts = Object.assign(
        {},
        ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
      ) as Record<string, string>;
      return compileCatalogue(JSON.stringify(texts));
    },
  };
}
