import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { expect, inject, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { inProduct } from './product.ts';

const { tarball, vite } = inject('products');
const packed = readFileSync(tarball);
const bytes = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength);
const installed = join(vite, 'node_modules/@servery/ui');

test('every entry but the stories’ own is published, as it is here', () => {
  const published = Object.entries(manifest.exports)
    .filter(([name]) => name !== './guide')
    .map(([name, file]) => {
      const built = file
        .replace('./src/styles/fonts/', './dist/assets/fonts/')
        .replace('./src/', './dist/');
      if (built.endsWith('.d.ts')) return [name, { types: built }];
      const [path, extension] = built.split(/(?=\.tsx?$)/);
      return [name, extension ? { types: `${path}.d.ts`, default: `${path}.js` } : built];
    });
  const { './styles.css': whole, ...entries } = manifest.publishConfig.exports;
  expect(entries).toEqual(Object.fromEntries(published));
  expect(readFileSync(join(installed, whole), 'utf8')).toContain('@layer kit.component');
});

test('publint finds nothing', async () => {
  const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
  expect(messages).toEqual([]);
});

test('the types are right wherever modules are', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), {
    excludeEntrypoints: ['./styles.css'],
  });
  if (!analysis.types) throw new Error('It has no types.');
  // Node before modules, and `require`, are not served.
  const isServed = ({ resolutionKind = '' }) => !/^node10$|cjs/i.test(resolutionKind);
  expect(
    analysis.problems.filter(
      (problem) =>
        isServed(problem as { resolutionKind?: string }) && problem.kind !== 'CJSResolvesToESM',
    ),
  ).toEqual([]);
});

test('the package has a README, a changelog and the licences of what it contains', () => {
  const read = (name: string) => readFileSync(join(installed, name), 'utf8');
  for (const name of ['@radix-ui/react-select', '@floating-ui/dom', 'react-aria'])
    expect(read('dist/LICENCES.md')).toContain(`${name} `);
  expect(read('README.md')).toContain("import '@servery/ui/styles'");
  expect(read('CHANGELOG.md')).toContain(`## ${manifest.version}`);
});

test('its types hold in a strict product that skips none', async () => {
  expect(await inProduct(vite, 'tsc', '-p', '.')).toBe('');
});

test('code is highlighted during a build', async () => {
  const script = `const { highlight } = await import('@servery/ui/highlight');
    console.log(JSON.stringify(await highlight('const two = 2;', 'typescript')));`;
  const lines: unknown = JSON.parse(
    await inProduct(vite, 'node', '--input-type=module', '-e', script),
  );
  expect(lines).toEqual([expect.arrayContaining([['keyword', 'const ']])]);
});

test('components render in Node, imported without a bundler', async () => {
  expect(await inProduct(vite, 'vitest', 'run', '--dir', 'node')).toMatch(/Tests +\d+ passed/);
});
