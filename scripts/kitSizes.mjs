// Measures the size of each part of the kit separately, gzipped and without React.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from './together.mjs';

const kit = join(root, 'packages/ui');
const gzip = (text) => gzipSync(text, { level: 9 }).length;

/** The components that most products use first, for which there's a total budget. */
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

/**
 * Returns every module that the kit's index exports at run time, by its path without extension, and
 * the package's further entries.
 */
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

/** Builds parts together, separately from the rest; returns the chunks. */
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
                .map((file) => `export * from ${JSON.stringify(join(kit, 'src', file))};`)
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

/** Returns the bytes of a chunk with its static imports, without lazily loaded ones. */
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

/** Returns the bytes of several files together. */
async function weighTogether(files) {
  const chunks = await chunksOf({ part: `part:${files.join('+')}` });
  return weigh(
    chunks.find(({ isEntry }) => isEntry),
    chunks,
  );
}

/**
 * Returns the bytes of each part by name, from one build of all parts; shared chunks make them a
 * little larger than in separate builds.
 */
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

/** Returns the bytes of the components that most products use first. */
export const weighUsual = (parts) => weighTogether(usual.map((name) => parts.get(name)));

/** Returns the bytes of one part alone. */
export const weighAlone = (parts, name) => weighTogether([parts.get(name)]);
