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

test('the package publishes every entry except the guides of stories', () => {
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

test('publint finds no problems in the package', async () => {
  const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
  expect(messages).toEqual([]);
});

test('the types of the package resolve in every module resolution mode with ES modules', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), {
    excludeEntrypoints: ['./styles.css'],
  });
  if (!analysis.types) throw new Error('It has no types.');
  // Node versions without ES modules, and `require`, aren't supported.
  const isServed = ({ resolutionKind = '' }) => !/^node10$|cjs/i.test(resolutionKind);
  expect(
    analysis.problems.filter(
      (problem) =>
        isServed(problem as { resolutionKind?: string }) && problem.kind !== 'CJSResolvesToESM',
    ),
  ).toEqual([]);
});

test('the package contains a README, a changelog and the licences of its dependencies', () => {
  const read = (name: string) => readFileSync(join(installed, name), 'utf8');
  for (const name of ['@radix-ui/react-select', '@floating-ui/dom', 'react-aria'])
    expect(read('dist/LICENCES.md')).toContain(`${name} `);
  expect(read('README.md')).toContain("import '@servery/ui/styles'");
  expect(read('CHANGELOG.md')).toContain(`## ${manifest.version}`);
});

test('the types of the package pass a strict type check without skipLibCheck', async () => {
  expect(await inProduct(vite, 'tsc', '-p', '.')).toBe('');
});

test('highlight returns coloured lines in Node', async () => {
  const script = `const { highlight } = await import('@servery/ui/highlight');
    console.log(JSON.stringify(await highlight('const two = 2;', 'typescript')));`;
  const lines: unknown = JSON.parse(
    await inProduct(vite, 'node', '--input-type=module', '-e', script),
  );
  expect(lines).toEqual([expect.arrayContaining([['keyword', 'const ']])]);
});

test('components render in Node without a bundler', async () => {
  expect(await inProduct(vite, 'vitest', 'run', '--dir', 'node')).toMatch(/Tests +\d+ passed/);
});
