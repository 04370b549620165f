import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, inject, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { inProduct } from './product.ts';

const { vite } = inject('products');
const kit = join(vite, 'node_modules/@servery/ui/dist/assets');
const classOf = /\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi;
const classesIn = (css: string) =>
  new Set([...css.replaceAll(/@layer [^{;]*/g, '').matchAll(classOf)].map(([, name]) => name!));

/** All generated class names that the kit has a rule for; those of libraries have no digit. */
const known = [
  ...classesIn(
    readdirSync(kit)
      .filter((name) => name.includes('.vanilla-'))
      .map((name) => readFileSync(join(kit, name), 'utf8'))
      .join('\n'),
  ),
].filter((name) => /\d/.test(name));

test('every export, bundled alone, includes a CSS rule for each class it uses', async () => {
  const input = await writeEntries();
  const { output } = (await build({
    root: vite,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|react-aria|react-aria-components|recharts|@tiptap\/\w+)(\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file]));
  const missing: Record<string, string[]> = {};
  for (const name of Object.keys(input)) {
    const entry = output.find(
      (file) => file.type === 'chunk' && file.isEntry && file.name === name,
    );
    const { code, css } = reach(files, entry!.fileName);
    const has = classesIn(css);
    const used = new Set(code.match(/(?<=["' ])-?[a-z_][\w-]*(?=["' ])/gi));
    const without = known.filter((one) => used.has(one) && !has.has(one));
    if (without.length > 0) missing[name] = without;
  }
  expect(Object.keys(input).length).toBeGreaterThan(130);
  expect(missing).toEqual({});
});

/** Writes one entry file per exported component and function, which imports nothing else. */
async function writeEntries(): Promise<Record<string, string>> {
  const folder = join(vite, 'alone');
  mkdirSync(folder);
  const entries = Object.entries(manifest.publishConfig.exports)
    .filter(([, entry]) => typeof entry === 'object' && 'default' in entry)
    .map(([path]) => path.slice(1))
    .filter((path) => !['/highlight', '/dnd'].includes(path));
  const script = `const names = {};
    for (const path of ${JSON.stringify(entries)})
      names[path] = Object.keys(await import('@servery/ui' + path));
    console.log(JSON.stringify(names));`;
  const printed = await inProduct(vite, 'node', '--input-type=module', '-e', script);
  const exported = JSON.parse(printed) as Record<string, string[]>;
  exported['/dnd'] = ['SortableBoard', 'SortableList'];
  const input: Record<string, string> = {};
  for (const [path, names] of Object.entries(exported))
    for (const name of names.filter((one) => !one.endsWith('Icon'))) {
      const file = join(folder, `${path.slice(1)}-${name}.js`);
      writeFileSync(file, `export { ${name} } from '@servery/ui${path}';\n`);
      input[`${path.slice(1)}-${name}`] = file;
    }
  return input;
}

/** Returns the code and CSS that a page with this entry loads, immediately or later. */
function reach(files: Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>, entry: string) {
  const seen = new Set([entry]);
  let [code, css] = ['', ''];
  for (const name of seen) {
    const file = files.get(name);
    if (file?.type !== 'chunk') continue;
    code += file.code;
    for (const sheet of file.viteMetadata?.importedCss ?? []) {
      const asset = files.get(sheet);
      if (asset?.type === 'asset') css += String(asset.source);
    }
    for (const next of [...file.imports, ...file.dynamicImports]) seen.add(next);
  }
  return { code, css };
}
