import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');

const used = globSync(
  [
    'package.json',
    '{apps,packages,packages/features,packages/features/template,examples}/*/package.json',
  ],
  {
    cwd: root,
  },
)
  .flatMap((path) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(path));
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  })
  .filter((name) => !name.startsWith('@servery/'));

const documented = read('docs/dependencies.md')
  .split('\n')
  .filter((line) => /^[|] (?!package |-)/.test(line))
  .flatMap((line) => line.split('|')[1].trim().split(', '));

test('docs/dependencies.md lists exactly the dependencies of all packages', () => {
  expect([...new Set(documented)].toSorted()).toEqual([...new Set(used)].toSorted());
});
