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

const catalogues = (locale: string, hasTemplate: boolean) =>
  globSync(
    [`apps/admin/src/locales/${locale}.json`, `packages/features/*/src/locales/${locale}.json`],
    {
      cwd: root,
    },
  )
    .filter((file) => hasTemplate || !template.has(basename(join(file, '../../..'))))
    .toSorted()
    .map((file) => join(root, file));

/** All words of the app in one language as one module, `virtual:language/fr`: one file for a browser to ask for. */
export function languages({ hasTemplate }: { hasTemplate: boolean }): Plugin {
  let isBuild = false;
  return {
    name: 'servery:languages',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const files = catalogues(id.slice(prefix.length + 1), hasTemplate);
      for (const file of files) this.addWatchFile(file);
      const texts = Object.assign(
        {},
        ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
      ) as Record<string, string>;
      const json = JSON.stringify(texts);
      return isBuild ? compileCatalogue(json) : `export default ${json}`;
    },
  };
}
