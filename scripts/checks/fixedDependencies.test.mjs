import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commands, framework, libraries, unusedFixedDependencies } from './fixedDependencies.mjs';
import { plant } from './plant.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const fileOf = (name) => `packages/api/src/${name.replace(/\W/g, '_')}.ts`;
const scripts = Object.fromEntries(
  Object.values(commands).map((command) => [command, `node . && ${command} .`]),
);
const repository = {
  'package.json': JSON.stringify({ scripts }),
  'apps/storybook/.storybook/main.ts': `export default { framework: '${framework}' };`,
  ...Object.fromEntries(libraries.map((name) => [fileOf(name), `import { a } from '${name}';`])),
};
const unusedIn = (planted) => unusedFixedDependencies(plant({ ...repository, ...planted }));

test('the project uses every dependency that it is fixed to, and declares it', () => {
  expect(unusedFixedDependencies(root)).toEqual([]);
  const documented = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const rows = documented.split('\n').flatMap((line) => line.split('|')[1]?.trim().split(', '));
  expect(rows).toEqual(expect.arrayContaining([...libraries, ...Object.keys(commands), framework]));
});

test('accepts a project that uses them', () => {
  expect(unusedIn({})).toEqual([]);
});

test.each(libraries)('reports %s if its import is removed', (name) => {
  expect(unusedIn({ [fileOf(name)]: '' })).toEqual([`${name}: no source code imports it`]);
});

test.each(Object.entries(commands))('reports %s if no script runs %s', (name, command) => {
  const others = JSON.stringify({ scripts: { ...scripts, [command]: `node ${command}.mjs` } });
  expect(unusedIn({ 'package.json': others })).toEqual([`${name}: no script runs ${command}`]);
});

test('reports the framework of Storybook if only its types are imported', () => {
  const other = `import type { A } from '${framework}'; export default { framework: 'other' };`;
  expect(unusedIn({ 'apps/storybook/.storybook/main.ts': other })).toEqual([
    `${framework}: is not the framework of Storybook`,
  ]);
});

test.each([
  ['a test', 'packages/api/src/a.test.ts', "import 'ofetch';"],
  ['a story', 'packages/api/src/a.stories.tsx', "import 'ofetch';"],
  ['a fixture', 'packages/api/src/a.fixtures.ts', "import 'ofetch';"],
  ['code of Storybook', 'apps/storybook/src/a.tsx', "import 'ofetch';"],
  ['a script', 'scripts/a.mjs', "import 'ofetch';"],
  ['an import of types', 'packages/api/src/a.ts', "import type { A } from 'ofetch';"],
  ['an import of one type', 'packages/api/src/a.ts', "import { type A } from 'ofetch';"],
  ['an export of types', 'packages/api/src/a.ts', "export type { A } from 'ofetch';"],
  ['a text', 'packages/api/src/a.ts', "export const a = 'ofetch';"],
  ['a longer name', 'packages/api/src/a.ts', "import 'ofetch-like';"],
])('does not count %s', (_name, path, text) => {
  expect(unusedIn({ [fileOf('ofetch')]: '', [path]: text })).toEqual([
    'ofetch: no source code imports it',
  ]);
});

test.each([
  ['a path in the package', 'packages/features/a/src/a.tsx', "import { a } from 'ofetch/a';"],
  ['a dynamic import', 'apps/admin/src/a.ts', "void import('ofetch');"],
  ['an export', 'packages/features/template/a/src/a.ts', "export { a } from 'ofetch';"],
])('counts %s', (_name, path, text) => {
  expect(unusedIn({ [fileOf('ofetch')]: '', [path]: text })).toEqual([]);
});

test('counts a command that a script file spawns', () => {
  const others = JSON.stringify({ scripts: { ...scripts, turbo: 'node scripts/a.mjs' } });
  const planted = { 'package.json': others, 'scripts/a.mjs': "spawn('turbo', ['run']);" };
  expect(unusedIn(planted)).toEqual([]);
});
