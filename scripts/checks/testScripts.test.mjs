import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = globSync(
  '{apps,packages,packages/features,packages/features/template}/*/package.json',
  { cwd: root },
).map((path) => path.replace(/\/package[.]json$/, ''));

test('every package with tests has a test script', () => {
  const silent = folders.filter((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const tests = globSync('{src,test,build}/**/*.test.{ts,tsx}', { cwd: join(root, folder) });
    return tests.length > 0 && !scripts?.test;
  });
  expect(silent).toEqual([]);
});
