// What each part of the kit weighs alone, gzipped and without React.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from './together.mjs';

const kit = join(root, 'packages/ui');
const gzip = (text) => gzipSync(text, { level: 9 }).length;

/** What products take first: the set that the budget of the whole is about. */
const usual = [
  'Button',
  'Link',
  'TextField',
  'TextArea',
  'NumberField',
  'PasswordField',
  'SearchField',
  'Checkbox',
  'RadioGroup',
  'Switch',
  'Select',
  'Tabs',
  'Menu',
  'Dialog',
  'ConfirmDialog',
  'Drawer',
  'Popover',
  'Tooltip',
  'Badge',
  'DataTable',
  'Pagination',
  'ToastRegion',
];

/** Every file that the kit's index takes something of to run, by its path without the ending; and the entries beside it. */
export function kitParts() {
  const index = readFileSync(join(kit, 'src/index.ts'), 'utf8');
  const files = [...index.matchAll(/export\s*\{([^}]*)\}\s*from\s*'\.\/([^']+)'/g)]
    .filter(([, names]) =>
      names.split(',').some((name) => /^\s*[A-Za-z]/.test(name) && !/^\s*type\s/.test(name)),
    )
    .map(([, , file]) => file)
    .filter((file) => file !== 'icons.ts');
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const entries = Object.entries(exports)
    .filter(([name, file]) => /\.tsx?$/.test(file) && !/^\.(\/styles|\/guide)?$/.test(name))
    .map(([name, file]) => [name.slice(2), file.slice('./src/'.length)]);
  return new Map([...files.map((file) => [file.replace(/^.*\/|\.tsx?$/g, ''), file]), ...entries]);
}

/** Builds some parts together as if nothing else were there; answers the chunks. */
async function chunksOf(input) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: kit,
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      {
        name: 'parts',
        resolveId: (id) => (id.startsWith('part:') ? `\0${id}` : undefined),
        load: (id) =>
          id.startsWith('\0part:')
            ? id
                .slice('\0part:'.length)
                .split('+')
                .map((file) => `export * from '${join(kit, 'src', file)}';`)
                .join('\n')
            : undefined,
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input,
        external: /^react(-dom|-hook-form)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

/** Bytes of all that arrives with a chunk, but for what waits until it is asked for. */
function weigh(entry, chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set();
  const visit = (chunk) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  visit(entry);
  return [...seen].reduce((sum, { code }) => sum + gzip(code), 0);
}

/** Bytes of some files together. */
async function weighTogether(files) {
  const chunks = await chunksOf({ part: `part:${files.join('+')}` });
  return weigh(
    chunks.find(({ isEntry }) => isEntry),
    chunks,
  );
}

/** Bytes that each part brings, by its name: from one build of all, whose shared chunks weigh a little more than one would alone. */
export async function weighEach(parts) {
  const names = [...parts];
  const input = Object.fromEntries(names.map(([name, file]) => [name, `part:${file}`]));
  const chunks = await chunksOf(input);
  return new Map(
    names.map(([name]) => [
      name,
      weigh(
        chunks.find((chunk) => chunk.isEntry && chunk.name === name),
        chunks,
      ),
    ]),
  );
}

/** Bytes of the set that products take first. */
export const weighUsual = (parts) => weighTogether(usual.map((name) => parts.get(name)));

/** Bytes of one part alone. */
export const weighAlone = (parts, name) => weighTogether([parts.get(name)]);
