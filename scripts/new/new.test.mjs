import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messageRules } from '../checks/messageRules.mjs';
import { plant } from '../checks/plant.mjs';
import { addFeature } from './feature.mjs';
import { addRecord, addScreen } from './screen.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = [
  'apps/admin/package.json',
  'apps/admin/src/boot/screens/day.ts',
  'apps/admin/src/locales',
  'apps/storybook/.storybook/features.ts',
  'apps/storybook/package.json',
  'packages/api/src/pages.json',
  'packages/screens/src/example',
  'packages/screens/src/locales',
  'tsconfig.base.json',
];

/** Returns a copy of the files that new screens change, with a new feature that has two screens. */
function workspace() {
  const copy = plant({});
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
  addFeature(copy, 'suppliers');
  addScreen(copy, 'suppliers', 'suppliers');
  addScreen(copy, 'suppliers', 'stockCounts');
  addRecord(copy, 'suppliers', 'stockCounts');
  const read = (path) => readFileSync(join(copy, path), 'utf8');
  return { copy, read };
}

const feature = 'packages/features/suppliers';

test('a new screen has the files and messages of the example under its own name', () => {
  const { copy, read } = workspace();
  const files = globSync(`${feature}/src/**/*.{ts,tsx,json}`, { cwd: copy });
  expect(files.filter((file) => /examples?/i.test(file + read(file)))).toEqual([]);
  expect(files).toContain(`${feature}/src/screens/StockCounts.stories.tsx`);
  expect(files).toContain(`${feature}/src/stockCountsView.test.ts`);
  expect(messageRules(copy).filter((line) => line.startsWith(feature))).toEqual([]);
});

test('a new list page has fewer than 60 lines', () => {
  const { read } = workspace();
  const lines = read(`${feature}/src/screens/StockCounts.tsx`).trimEnd().split('\n');
  expect(lines.length).toBeLessThan(60);
});

test('a new screen compiles', { timeout: 120_000 }, () => {
  const { copy } = workspace();
  // A feature with the same dependencies.
  symlinkSync(
    join(root, 'packages/features/staff/node_modules'),
    join(copy, feature, 'node_modules'),
  );
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', feature], { cwd: copy, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
});

test('a new screen is registered in the app and in Storybook', () => {
  const { read } = workspace();
  const records = read('apps/admin/src/boot/screens/day.ts');
  const ids = JSON.parse(read('packages/api/src/pages.json')).map(({ id }) => id);
  expect(records).toContain("path: '/stock-counts'");
  expect(records).toContain(`id: ${Math.max(...ids) + 1},`);
  expect(read('apps/admin/src/pages/floor/StockCountsPage.tsx')).toContain("'@servery/suppliers'");
  expect(JSON.parse(read('apps/admin/src/locales/de.json'))).toHaveProperty(
    ['admin.nav.stockCounts'],
    'Stock counts',
  );
  for (const app of ['admin', 'storybook'])
    expect(JSON.parse(read(`apps/${app}/package.json`)).dependencies).toHaveProperty([
      '@servery/suppliers',
    ]);
  expect(read('apps/storybook/.storybook/features.ts')).toContain(
    "  suppliers: async () => (await import('@servery/suppliers/mocks')).suppliersMocks,\n",
  );
});

test('refuses to replace an existing screen', () => {
  const { copy, read } = workspace();
  expect(() => addScreen(copy, 'suppliers', 'stockCounts')).toThrow('already exists');
  expect(read(`${feature}/src/index.ts`).match(/export/g)).toHaveLength(2);
});
